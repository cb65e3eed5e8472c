export const homeTexts = {
  badge: 'The Future of Robotics Education',
  title: 'Master Robotics Programming Through Interactive Challenges',
  introduction:
    'An immersive learning platform for robotics programming through interactive simulations and challenges, with real-time 3D simulation.',
  startChallenges: 'Start Challenges',
  exploreLearningPaths: 'Explore Learning Paths',
  run: 'A robot seen from above finds its way round a shelf to its target, led by its laser',
  runCaption: 'A recorded run of a solution, three times as fast',
  runPause: 'Pause',
  runScale: '1 m',
  drawing: 'A robot seen from above measures the distances to the boxes around it with its laser',
  drawingTopic: '/scan',
  drawingRange: 'range_max 10 m',
  drawingScale: '0.4 m',
  featured: 'Featured Challenges',
  featuredIntroduction:
    'Solve robotics challenges with Python: read the sensors, decide, move, and watch the robot answer while your program runs.',
  viewAll: 'View All Challenges',
  howItWorks: 'From a line of Python to a moving robot',
  howItWorksIntroduction:
    'Nothing to install. Everything below happens in one page of your browser, on a real ROS workspace.',
  community: 'Learn together',
  communityIntroduction:
    'Robots are easier to understand together. Explain what you have solved, tell us what is unclear, and bring ideas for new challenges.',
  joinCommunity: 'Join Community',
} as const;

/** The road of every challenge, in the order in which it is walked. */
export const stepTexts = [
  {
    title: 'Write',
    text: 'Edit a real ROS node in an editor that knows Python. Your file is kept safe on every save.',
  },
  { title: 'Build', text: 'Build the catkin package. A mistake is shown on its line before the robot ever sees it.' },
  { title: 'Run', text: 'Start nodes, launch files and tools from consoles, as many as you need at a time.' },
  { title: 'Watch', text: 'Subscribe to any process and read its output the moment it is printed.' },
] as const;
