/** Headings of the documentation that hints lead to, as they stand there. */
export const explainedTexts = {
  driving: 'Driving',
  seeing: 'Seeing',
  odometry: 'Where it is',
  gripping: 'Gripping',
  battery: 'Bumper and battery',
  reset: 'Back to the start',
  image: 'Image: what the camera sees',
} as const;
