/** The four learning paths of the home page; the database knows the same ones. */
export const pathTexts = {
  basics: {
    title: 'Robotics Basics',
    description: 'Fundamentals of robot control, sensors and programming.',
  },
  navigation: {
    title: 'Navigation & Mapping',
    description: 'Robot navigation and environment mapping.',
  },
  manipulation: {
    title: 'Object Manipulation',
    description: 'Grabbing, moving and placing objects.',
  },
  vision: {
    title: 'Computer Vision',
    description: 'Use camera data to identify and track objects in real time.',
  },
} as const;
