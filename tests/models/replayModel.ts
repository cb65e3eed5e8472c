import { loadLog } from '#machines/recording/loadedLog.ts';
import { LOG_VERSION } from '#machines/recording/logFormat.ts';
import { replayMachine } from '#machines/recording/replayMachine.ts';
import { runReader } from '#src/adapters/runReader.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';

const atOnce = async (): Promise<void> => undefined;

const header = { v: LOG_VERSION, version: '0.1.0', build: 'b1', t0: 0, dropped: 0 };
const steps = [
  [0, 'i', 'app', { type: 'xstate.init' }, {}],
  [10, 'u', 'app/theme', { type: 'theme.toggled' }, {}],
  [9000, 'u', 'app/theme', { type: 'theme.toggled' }, {}],
];
const log = [header, ...steps].map((line) => JSON.stringify(line)).join('\n');

/** What it says is what is answered. */
const file = { text: async () => '' };

const written = { outcome: 'written', name: 'theme-1.test.ts', text: 'it();', step: 1, steps: 3, events: 1 } as const;

export const replayModel = modelOf({
  machine: replayMachine,
  input: ({ ask }) => ({ open: () => ask('openLog'), read: () => ask('readLog'), write: () => () => undefined }),
  events: [
    { type: 'log.chosen', file },
    answers('openLog', log),
    breaks('openLog'),
    { type: 'log.read', text: log },
    answers('readLog', await loadLog(log, { breathe: atOnce, openRuns: async () => runReader })),
    answers('readLog', { error: { kind: 'notALog' } }),
    breaks('readLog'),
    { type: 'play.requested' },
    { type: 'pause.requested' },
    { type: 'position.chosen', position: 1 },
    { type: 'position.chosen', position: 99 },
    { type: 'actor.chosen', path: 'app/theme' },
    { type: 'drawing.chosen', path: 'app/theme' },
    { type: 'drawing.chosen', path: '' },
    { type: 'query.typed', query: 'toggled' },
    { type: 'row.passed', by: 1 },
    { type: 'row.passed', by: -1 },
    { type: 'match.requested' },
    { type: 'test.requested', isWrong: false },
    { type: 'test.requested', isWrong: true },
    { type: 'test.written', test: written },
    { type: 'test.written', test: { outcome: 'behind', step: 1 } },
    { type: 'test.written', test: { outcome: 'untestable' } },
    { type: 'test.written', test: { outcome: 'failed' } },
    passes('gapDelay', 'replay.loaded.playing'),
  ],
  known: ({ loaded, error, position, actor, query, drawn, shown, isWrong, test }) => ({
    steps: loaded?.log.entries.length ?? 0,
    error: error?.kind ?? 'none',
    position,
    actor,
    query,
    drawn,
    shown: shown.join(),
    isWrong,
    test: test?.outcome ?? 'none',
  }),
});
