"""What is heard: which sound something has, and how all of them come out of the loudspeaker."""
