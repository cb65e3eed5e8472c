import type { SnapshotFrom } from 'xstate';
import type { operatorMachine } from '#machines/pages/operatorMachine.ts';
import type { OperatorDeed } from '#machines/pages/operatorTarget.ts';
import { OperatorView } from '#src/views/operator/OperatorView.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

type Operator = SnapshotFrom<typeof operatorMachine>;

const isSeen = ({ context }: Operator) => context.sight !== null;
const isFull = ({ context }: Operator) => (context.sight?.learners.length ?? 0) > 0;
const isFree = (operator: Operator) => isFull(operator) && operator.matches({ deed: 'free' });
const isInspected = ({ context }: Operator) => context.sight?.learners[0]?.inspected === true;
const isAsking = (operator: Operator) => isSeen(operator) && operator.matches({ deed: 'asking' });

export const operatorView = viewOf<typeof operatorMachine>({
  show: (operator) => <OperatorView operator={operator} />,
  deeds: {
    'look.requested': presses(
      'Look again',
      (operator) => isSeen(operator) && !operator.matches({ deed: 'asking' }) && !operator.matches({ deed: 'closing' }),
    ),
    'stop.requested': presses('Stop driver of ada@example.com', isFree),
    'close.requested': presses('Close the workspace of ada@example.com…', isFree),
    'inspection.allowed': presses(
      'Allow inspection for ada@example.com',
      (operator) => isFree(operator) && !isInspected(operator),
    ),
    'inspection.withdrawn': presses(
      'End inspection for ada@example.com',
      (operator) => isFree(operator) && isInspected(operator),
    ),
    'close.confirmed': presses(
      (operator) => (operator.matches({ deed: 'closing' }) ? 'Closing the workspace…' : 'Close the workspace'),
      isAsking,
    ),
    'close.dismissed': presses('Leave it open', isAsking),
  },
  elsewhere: ['view.'],
  sights: (operator) => {
    const { sight, fault, outcome, target } = operator.context;
    const isAbsent = operator.matches({ sight: 'absent' });
    const isOpen = sight !== null && !isAbsent;
    const learners = isOpen ? sight.learners.length : 0;
    const isClosing = isOpen && operator.matches({ deed: 'closing' });
    const isStopping = operator.matches({ deed: 'stopping' });
    const isPermitting = operator.matches({ deed: 'permitting' }) && 'busy';
    const came = (deed: OperatorDeed, want: boolean | string) =>
      isOpen &&
      outcome !== null &&
      target?.deed === deed &&
      ('fault' in outcome ? outcome.fault : outcome.isDone) === want;
    return {
      'heading: Who is on': isOpen,
      'heading: Page Not Found': isAbsent,
      'text: Loading…': !isOpen && !isAbsent && fault === null,
      'text: This takes longer than it should': !isOpen && !isAbsent && fault !== null,
      'text: 1 of 2 servers has answered: whoever is on elsewhere is missing here.': isOpen && learners === 0,
      'text: Nobody is on': isOpen && learners === 0,
      'heading: ada@example.com': learners > 0,
      'heading: Learner other-id': learners > 0,
      'text: 1 connection': learners > 0,
      'text: No page open': learners > 0,
      'text: 3 MB': learners > 0,
      'text: 12': learners > 0,
      'text: since 2 Jan 1970, 10:20': learners > 0,
      'text: Their workspace is not running.': learners > 0,
      'text: not counted yet': learners > 0,
      'text: 10 GB of 100 GB': isOpen,
      'list: Running programs of ada@example.com': learners > 0,
      'button: Stop driver of ada@example.com': learners > 0 && (isStopping ? 'busy' : ''),
      'text: Inspection is allowed, for an hour at most.': learners > 0 && isInspected(operator),
      'button: Allow inspection for ada@example.com': learners > 0 && !isInspected(operator) && (isPermitting || ''),
      'button: End inspection for ada@example.com': learners > 0 && isInspected(operator) && (isPermitting || ''),
      'button: Allow inspection for Learner other-id': false,
      'dialog: Close the workspace of ada@example.com?': isAsking(operator) || isClosing,
      'button: Closing the workspace…': isClosing && 'busy',
      'text: driver of ada@example.com was stopped.': came('stop', true),
      'text: driver of ada@example.com did not run any more.': came('stop', false),
      'text: driver of ada@example.com was not stopped: stopProgram broke': came('stop', 'stopProgram broke'),
      'text: The workspace of ada@example.com was closed.': came('close', true),
      'text: Nothing ran in the workspace of ada@example.com any more.': came('close', false),
      'text: The workspace of ada@example.com was not closed: closeWorkspace broke': came(
        'close',
        'closeWorkspace broke',
      ),
      'text: Inspection is allowed for ada@example.com: it opens with ?inspect behind the address of a page.': came(
        'allow',
        true,
      ),
      'text: No page of ada@example.com is open any more, so nothing was allowed.': came('allow', false),
      'text: Inspection was not allowed for ada@example.com: permitInspection broke': came(
        'allow',
        'permitInspection broke',
      ),
      'text: Inspection is not allowed for ada@example.com any more.': came('withdraw', true),
      'text: Inspection had not been allowed for ada@example.com any more.': came('withdraw', false),
      'text: Inspection was not ended for ada@example.com: permitInspection broke': came(
        'withdraw',
        'permitInspection broke',
      ),
    };
  },
});
