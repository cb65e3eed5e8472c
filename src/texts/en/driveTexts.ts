export const driveTexts = {
  drive: 'Drive by hand',
  taking: 'Taking hold of the robot…',
  manual:
    'You drive: hold an arrow key, W, A, S or D, or a button of the pad. Arrow keys move the camera again once you stop driving by hand (Escape).',
  contested:
    'A program commands the robot, too: it does whatever it was told last. Stop the program to drive it alone.',
  refused: (why: string) => `The robot cannot be driven by hand: ${why}`,
  pad: 'Drive the robot',
} as const;

/** The buttons of the pad, by the ways that they drive. */
export const padTexts = {
  'ahead left': 'Ahead to the left',
  ahead: 'Ahead',
  'ahead right': 'Ahead to the right',
  left: 'Turn left',
  right: 'Turn right',
  'back left': 'Back, turning left',
  back: 'Back',
  'back right': 'Back, turning right',
} as const;
