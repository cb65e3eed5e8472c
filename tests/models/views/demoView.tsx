import type { SnapshotFrom } from 'xstate';
import type { demoMachine } from '#machines/workspace/demoMachine.ts';
import { DemoDialog } from '#src/views/workspace/welcome/DemoDialog.tsx';
import { fills, presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { fieldFace } from './fieldFace.ts';

type Demo = SnapshotFrom<typeof demoMachine>;

const isOpen = (demo: Demo) => demo.matches({ dialog: 'open' });
const isTyping = (demo: Demo) => isOpen(demo) && demo.matches({ form: 'typing' });
const isComplete = ({ context }: Demo) => context.email === 'ada@example.com';

export const demoView = viewOf<typeof demoMachine>({
  show: (demo) => <DemoDialog demo={demo} />,
  deeds: {
    'demo.dismissed': presses('Cancel', isOpen),
    'email.typed': fills('Email', ({ email }) => email, isTyping),
    'form.submitted': {
      // What is no address can only be tried by the Enter key in its field.
      control: (demo) => (isComplete(demo) ? { role: 'button', name: 'Confirm' } : { role: 'textbox', name: 'Email' }),
      isPossible: isTyping,
      perform: (control, _, person) =>
        control.matches('button') ? person.click(control) : person.type(control, '{Enter}'),
    },
  },
  elsewhere: ['demo.offered'],
  // A dialog is answered where it is.
  isPossible: (demo, { type }) => isOpen(demo) || type === 'demo.offered' || type.startsWith('xstate.'),
  sights: (demo) => {
    const { email, isInvalid, fault } = demo.context;
    const isSending = demo.matches({ form: 'sending' });
    return {
      'dialog: Subscribe for Project Demo': isOpen(demo),
      'text: 3D simulator reacting to user code': isOpen(demo),
      'text: See all ROS topics': isOpen(demo),
      'text: How to run ROS commands': isOpen(demo),
      'text: Subscribe and unsubscribe to process for realtime logs': isOpen(demo),
      'textbox: Email': isOpen(demo) && fieldFace(email, isInvalid || fault !== null),
      'text: Please enter a valid email address': isOpen(demo) && (isInvalid || email === 'ada'),
      'text: Email subscription failed: not this one': isOpen(demo) && fault?.detail === 'not this one',
      'text: Error subscribing email: Network Error': isOpen(demo) && fault?.detail === 'Network Error',
      'text: Error subscribing email: subscribe broke': isOpen(demo) && fault?.detail === 'subscribe broke',
      'button: Cancel': isOpen(demo),
      'button: Confirm': isOpen(demo) && !isSending,
      'button: Confirming...': isOpen(demo) && isSending && 'busy',
    };
  },
});
