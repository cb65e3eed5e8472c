import type { SnapshotFrom } from 'xstate';
import type { shareMachine } from '#machines/workspace/shareMachine.ts';
import { ShareDialog } from '#src/views/workspace/robot/ShareDialog.tsx';
// It is fetched when it is needed; a walk does not wait for that.
import '#src/views/ui/ModalDialog.tsx';
import { clicks, fills, presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { fieldFace } from './fieldFace.ts';

type Snapshot = SnapshotFrom<typeof shareMachine>;

const isAsking = (share: Snapshot) => share.matches('asking');
const isForm = (share: Snapshot) => !share.matches('closed') && !share.matches('shared');

export const shareView = viewOf<typeof shareMachine>({
  show: (share) => <ShareDialog share={share} nameOnBoard="Ada" />,
  deeds: {
    'title.typed': fills('Title', ({ title }) => title, isAsking),
    'name.toggled': clicks('checkbox', 'Show my user name: Ada', isAsking),
    'form.submitted': presses('Share it', isAsking),
    'share.closed': presses(
      (share) => (share.matches('shared') ? 'Close' : 'Cancel'),
      (share) => !share.matches('closed') && !share.matches('sharing'),
    ),
  },
  elsewhere: ['share.requested', 'judgedRun.offered'],
  sights: (share) => {
    const { title, fault, submissionId } = share.context;
    const isThere = isForm(share);
    return {
      'dialog: Share on the community board': isThere,
      'text: how the robot drove for the judge, and whether it solved the challenge in which time':
        isThere && submissionId !== null,
      'text: the challenge, and when you shared it': isThere,
      'textbox: Title': isThere && fieldFace(title, fault?.kind === 'mistitled'),
      'text: Write a title of 1 to 60 characters first.': isThere && fault?.kind === 'mistitled',
      'button: Share it': isThere && (isAsking(share) ? '' : 'busy'),
      'alert: It was not shared: not now': isThere && fault?.kind === 'refused' && fault.detail === 'not now',
      'alert: It may be shared already, and sharing it again does so once: Network Error':
        isThere && fault?.kind === 'unanswered',
      'dialog: It stands on the board': share.matches('shared'),
      'link: See the board': share.matches('shared'),
    };
  },
});
