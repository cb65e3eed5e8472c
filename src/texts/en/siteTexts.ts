import type { PageName } from '#machines/site/pages.ts';

/** What stands around every page, and what is shown when there is no page. */
export const siteTexts = {
  name: 'Servolab',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  signIn: 'Sign In',
  myProfile: 'My Profile',
  signOut: 'Log out',
  language: 'Language',
  toDarkTheme: 'Switch to the dark theme',
  toLightTheme: 'Switch to the light theme',
  footerNavigation: 'Footer',
  motto: 'Program real robots from your browser.',
  opensElsewhere: 'opens another site',
  loadingPage: 'Loading…',
  titleOf: (what: string) => `${what} – Servolab`,
} as const;

/** The names of the places that the frame may lead to. */
export const placeNames = {
  '/challenges': 'Challenges',
  '/learn': 'Learn',
  '/community': 'Community',
  '/about': 'About Us',
  '/docs': 'Documentation',
  '/api': 'API',
  '/faq': 'FAQ',
  '/contact': 'Contact',
  '/feedback': 'Feedback',
  '/terms': 'Terms',
  enterprise: 'Enterprise',
} as const;

/** Where the site is going to be found elsewhere. */
export const socialTexts = {
  comingSoon: 'Elsewhere, coming soon:',
  names: { github: 'GitHub', linkedin: 'LinkedIn', youtube: 'YouTube' },
  notYet: (name: string) => `${name} (coming soon)`,
} as const;

/** What the window is called on each page. */
export const pageTitles = {
  home: 'Servolab – Master Robotics Programming',
  signIn: 'Sign In – Servolab',
  signUp: 'Sign Up – Servolab',
  verifyEmail: 'Verify Your Email – Servolab',
  callback: 'Signing In – Servolab',
  forgotPassword: 'Forgot Password – Servolab',
  newPassword: 'New Password – Servolab',
  userDetails: 'Complete Your Profile – Servolab',
  dashboard: 'Dashboard – Servolab',
  profile: 'My Profile – Servolab',
  challenges: 'Challenge Browser – Servolab',
  about: 'About Us – Servolab',
  community: 'Community – Servolab',
  contact: 'Contact – Servolab',
  feedback: 'Feedback – Servolab',
  api: 'Workspace API – Servolab',
  faq: 'FAQ – Servolab',
  terms: 'Terms and Privacy – Servolab',
  docs: 'Documentation – Servolab',
  learn: 'Learning Paths – Servolab',
  workspace: 'Workspace – Servolab',
  replay: 'Replay a log – Servolab',
  design: 'Design language – Servolab',
  // Called after what it is to who asks: to most there is nothing.
  operator: 'Page Not Found – Servolab',
  notFound: 'Page Not Found – Servolab',
  waiting: 'Servolab',
} as const satisfies Record<PageName | 'waiting', string>;

export const notFoundTexts = {
  title: 'Page Not Found',
  message: "The robot couldn't navigate to this location.",
  home: 'Return to Home',
  drawing: 'A robot whose planned path ends in front of a wall',
} as const;

export const overdueTexts = {
  title: 'This takes longer than it should',
  advice:
    'Servolab still waits for an answer and goes on by itself. If nothing happens, check your connection and reload the page.',
} as const;
