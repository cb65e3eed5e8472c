/** The invitation to a demo of the project. */
export const demoTexts = {
  show: 'Show Demo',
  title: 'Subscribe for Project Demo',
  promise: 'Leave your email address and we will contact you about the demo. We will not spam you.',
  contents: [
    '3D simulator reacting to user code',
    'See all ROS topics',
    'How to run ROS commands',
    'Subscribe and unsubscribe to process for realtime logs',
  ],
  email: 'Email',
  invalid: 'Please enter a valid email address',
  empty: 'Enter your email address first',
  cancel: 'Cancel',
  confirm: 'Confirm',
  confirming: 'Confirming...',
} as const;
