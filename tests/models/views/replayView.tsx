import { fireEvent } from '@testing-library/react';
import type { ActorRefFrom } from 'xstate';
import type { replayMachine } from '#machines/recording/replayMachine.ts';
import { LogReplay } from '#src/views/replay/LogReplay.tsx';
import { chooses, fills, presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

type Replay = ReturnType<ActorRefFrom<typeof replayMachine>['getSnapshot']>;

const isLoaded = ({ context }: Replay) => context.loaded !== null;
const isPlaying = (replay: Replay) => replay.matches({ loaded: 'playing' });
const demands: Readonly<Record<string, string>> = {
  false: 'Write a test that demands this',
  true: 'Write a test that denies this',
};
/** The last step of the model's log. */
const last = 2;

export const replayView = viewOf<typeof replayMachine>({
  show: (replay) => (
    <LogReplay replay={replay} build={{ version: '0.1.0', build: 'b1' }} renderSite={() => null} visits={null} />
  ),
  deeds: {
    'log.chosen': {
      control: (replay) => ({ role: 'file', name: isLoaded(replay) ? 'Choose another log' : 'Choose a log' }),
      isPossible: () => true,
      perform: (control, _, person) => person.upload(control, new File([], 'servolab-log.jsonl')),
    },
    'play.requested': presses('Play', (replay) => isLoaded(replay) && !isPlaying(replay)),
    'pause.requested': presses('Pause', isPlaying),
    'position.chosen': {
      control: () => ({ role: 'slider', name: 'Time line' }),
      // To move it to where it stands is not to move it.
      isPossible: (replay, { position }) => isLoaded(replay) && replay.context.position !== Math.min(position, last),
      perform: async (control, { position }) => void fireEvent.change(control, { target: { value: position } }),
    },
    'query.typed': fills('Search events and what they brought', ({ query }) => query, isLoaded, 'searchbox'),
    'actor.chosen': chooses('Actor', ({ path }) => path, isLoaded),
    'drawing.chosen': chooses('Diagram of', ({ path }) => path, isLoaded),
    'row.passed': {
      control: () => ({ role: 'listbox', name: 'Events' }),
      isPossible: isLoaded,
      perform: async (control, { by }, person) => {
        control.focus();
        await person.keyboard(by > 0 ? 'j' : '{ArrowUp}');
      },
    },
    'match.requested': presses('Find next', isLoaded),
    'test.requested': presses((_, { isWrong }) => demands[String(isWrong)] ?? '', isLoaded),
  },
  // A log of an earlier visit comes from its list.
  elsewhere: ['log.read', 'test.written'],
  sights: (replay) => {
    const { position, query, error, actor, drawn, shown, test } = replay.context;
    const has = isLoaded(replay);
    const seconds = ['0.000', '0.010', '9.000'][position];
    return {
      'heading: Replay a log': true,
      'status: Reading the log, and comparing it with the machines of this build…':
        replay.matches('opening') || replay.matches('reading'),
      'alert: This log could not be read: something on this page broke.': error?.kind === 'unread',
      'alert: This file could not be read: it is a folder, or it is not there any more.': error?.kind === 'unopened',
      'alert: This file is not a log of Servolab: its first line is not the header of one.': error?.kind === 'notALog',
      'slider: Time line': has && String(position),
      [`text: Step ${position} of ${last}, ${seconds} s after the start`]: has,
      'searchbox: Search events and what they brought': has && query,
      'combobox: Actor': has && actor,
      'combobox: Diagram of': has && drawn,
      [`heading: ${drawn === '' && position === 0 ? 'app' : 'app/theme'}`]: has,
      [`status: ${shown.length === 3 ? '3 events' : '2 of 3 events'}`]: has,
      'heading: A test of this step': has,
      'text: Writing the test…': replay.matches({ loaded: 'writing' }),
      'text: The test tells 1 of the 2 events up to this step. Keep it as tests/machines/replays/theme-1.test.ts.':
        test?.outcome === 'written',
      'button: Copy the test': test?.outcome === 'written',
      'link: Download the test': test?.outcome === 'written',
      'text: There is nothing at this step that a test could ask for.': test?.outcome === 'untestable',
      'text: No test was written: something on this page broke.': test?.outcome === 'failed',
      'button: Play': has && !isPlaying(replay),
      'button: Pause': isPlaying(replay),
    };
  },
});
