/** What may happen to the product, from every side: a learner, a server, the time. Sessions are generated from it. */
import fc from 'fast-check';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { account } from './accountDeeds.ts';
import { canaries } from './canaries.ts';
import { type Deed, among, one, say } from './deed.ts';
import { connections, processes } from './connectionDeeds.ts';
import { recovering } from './draftDeeds.ts';
import { actorAt } from './openRecorded.ts';
import { journeys } from './journeys.ts';
import { lookingBack } from './versionDeeds.ts';

const paths = [
  '/',
  '/auth/signin',
  '/auth/signup',
  '/auth/verify-email?email=canary%40example.com',
  '/auth/callback',
  '/auth/forgot-password',
  '/auth/new-password',
  '/auth/userDetails',
  '/profile',
  '/dashboard',
  '/challenges',
  '/challenge',
  '/challenge/1',
  '/challenge/9',
  '/nowhere',
  `/auth/signin?redirect=%2Fchallenges&token=${canaries.token}`,
];
const texts = [
  '',
  'x',
  'print("hello")\n',
  'syntax error\n',
  `# by ${canaries.email}\n`,
  'y = 1\n'.repeat(40),
  `token = "${canaries.token}"`,
];
const file = 'workspace/program/file';
const build = 'workspace/program/build';
const launch = 'workspace/launch';

const moving = among(...paths).chain((path) =>
  one(({ ports }) => ports.location.move(path), say('', { type: 'path.requested', path })),
);

const editing = fc
  .record({ insert: among(...texts), from: fc.nat(300), span: fc.nat(80), slip: among(0, 0, 0, 0, 1) })
  .map(({ insert, from, span, slip }): Deed => ({ app }) => {
    const actor = actorAt(app, file);
    if (actor === undefined) return;
    const { length } = actor.getSnapshot().context.code as string;
    const start = Math.min(from, length);
    const end = Math.min(start + span, length);
    const change = { from: start, to: end, insert };
    actor.send({ type: 'code.edited', changes: [change], length: length - (end - start) + insert.length + slip });
  });

const working = one(
  say(`${file}/conflict`, { type: 'comparison.opened' }),
  say(file, { type: 'save.requested' }),
  say(file, { type: 'overwrite.confirmed' }),
  say(file, { type: 'overwrite.declined' }),
  say('workspace/program', { type: 'build.requested' }),
  say(build, { type: 'overwrite.confirmed' }),
  say(build, { type: 'overwrite.declined' }),
  say(build, { type: 'run.requested' }),
  say(build, { type: 'submit.requested' }),
  say('workspace/runtime/topicList', { type: 'list.requested' }),
  say(launch, { type: 'start.requested' }),
  say(launch, { type: 'stop.requested' }),
  say('workspace', { type: 'notes.cleared' }),
  say('workspace', { type: 'retry.requested' }),
  ({ ports }) => void (ports.files.disk[obstacleProblem.file_path] = 'changed by somebody else\n'),
);

const consoles = fc.oneof(
  one(
    say('workspace/runtime/consoleList', { type: 'tab.added' }),
    say('workspace/runtime/consoleList', { type: 'tab.added' }),
  ),
  among('1', '2', '3').chain((id) =>
    one(
      say('workspace/runtime/consoleList', { type: 'tab.removed', id }),
      say('workspace/runtime/consoleList', { type: 'tab.selected', id }),
      ...[
        { type: 'command.chosen', command: 'rosrun' },
        { type: 'args.typed', args: `--to ${canaries.email}` },
        { type: 'processName.typed', processName: 'look around' },
        { type: 'longRunning.switched', isLongRunning: true },
        { type: 'autoSubscribe.switched', autoSubscribe: true },
        { type: 'execute.requested' },
        { type: 'execute.requested' },
        { type: 'history.cleared' },
      ].map((event) => say(`workspace/runtime/consoleList/console:${id}`, event)),
    ),
  ),
);

const looks = one(
  say('theme', { type: 'theme.toggled' }),
  say('report', { type: 'report.opened' }),
  say('report', { type: 'download.requested' }),
  say('toastList', { type: 'toast.dismissed', id: 1 }),
  say('toastList', {
    type: 'notice.given',
    notice: { kind: 'refusedByProvider', message: `${canaries.email} is unknown` },
  }),
  say('challengeList', { type: 'search.typed', search: canaries.email }),
  ...['challengeList', 'profile', 'workspace/runtime/ros'].map((path) => say(path, { type: 'retry.requested' })),
  ...['left', 'right', 'bottom'].map((side) => say('workspace/panels', { type: `${side}.toggled` })),
  say('workspace/panels', { type: 'panel.selected', panel: 'processes' }),
);

const troubles = one(
  ({ ports }) => ports.files.fail('the disk is full'),
  ({ ports }) => ports.files.break(`no route for ${canaries.email}`),
  ({ ports }) => ports.files.heal(),
  ({ ports }) => ports.files.gate.shut(),
  ({ ports }) => ports.files.gate.open(),
  ({ ports }) => ports.processes.trouble({ outcome: 'refused', detail: null }),
  ({ ports }) => ports.processes.trouble(new Error('Network Error')),
  ({ ports }) => ports.processes.trouble(undefined),
  ({ ports }) => ports.profiles.break('no profiles'),
  ({ ports }) => ports.profiles.heal(),
  ({ ports }) => ports.challenges.break('no challenges'),
  ({ ports }) => ports.challenges.heal(),
);

const waiting = among(1, 100, 500, 1000, 3000, 5000).map(
  (milliseconds): Deed =>
    ({ clock }) =>
      clock.increment(milliseconds),
);

const single = fc
  .oneof(
    { weight: 2, arbitrary: moving },
    { weight: 5, arbitrary: account },
    { weight: 5, arbitrary: editing },
    { weight: 5, arbitrary: working },
    { weight: 4, arbitrary: consoles },
    { weight: 7, arbitrary: connections },
    { weight: 5, arbitrary: processes },
    { weight: 2, arbitrary: looks },
    { weight: 1, arbitrary: troubles },
    { weight: 4, arbitrary: waiting },
    { weight: 1, arbitrary: recovering },
    { weight: 1, arbitrary: lookingBack },
  )
  .map((deed) => [deed]);

/** Anything that may happen, one or several things in a row, the work in the workspace oftener than the rest. */
export const deeds = fc.oneof({ weight: 8, arbitrary: single }, { weight: 1, arbitrary: journeys });
