/** What needs several steps to come about, which chance alone seldom takes in their order. */
import { ada } from '../../fakes/fakeAuth.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { accountDeleted, leftForGoogle, signedUp } from './accountDeeds.ts';
import { canaries, canaryUser } from './canaries.ts';
import { onConnection, processIds } from './connectionDeeds.ts';
import { type Deed, among, say } from './deed.ts';
import { conflicted, recovered } from './draftDeeds.ts';
import { visitedForAll } from './siteDeeds.ts';
import { lookedBack } from './versionDeeds.ts';
import { subscribed } from './welcomeDeeds.ts';

const file = 'workspace/program/file';
const build = 'workspace/program/build';
const launch = 'workspace/launch';

export const journeys = among<readonly Deed[]>(
  recovered,
  [...recovered, ...lookedBack],
  [
    ({ ports }) => ports.auth.announce('signedOut', null),
    ({ ports }) => ports.location.move('/auth/signin'),
    say('account/signIn', { type: 'email.typed', email: ada.email }),
    say('account/signIn', { type: 'password.typed', password: 'correct horse' }),
    say('account/signIn', { type: 'form.submitted' }),
    ({ ports }) => ports.location.move('/challenge/1'),
  ],
  [
    ({ ports }) => ports.auth.announce('signedIn', canaryUser),
    ({ ports }) => ports.location.move('/challenge/1'),
    ({ clock }) => clock.increment(100),
    onConnection((connection) => connection.open()),
    onConnection((connection) => connection.receive({ type: 'welcome', message: 'hello', epoch: 'first' })),
    onConnection((connection) =>
      connection.receive({ type: 'process_list', processes: processIds.map((id) => entry(id)) }),
    ),
    say('workspace/runtime/processList/process:p1', { type: 'subscribe.requested' }),
    onConnection((connection) =>
      connection.receive({ type: 'subscribed', success: true, process_id: 'p1', error: null }),
    ),
    onConnection((connection) => connection.print({ processId: 'p1', from: 1, to: 20 })),
    say('workspace/runtime/processList/process:p1', { type: 'stop.requested' }),
  ],
  [
    ({ ports }) => ports.auth.announce('signedOut', null),
    ({ ports }) => ports.auth.announce('signedIn', { ...canaryUser, id: 'user-canary-0002' }),
    ({ ports }) => ports.location.move('/auth/userDetails'),
    say('account/userDetails', { type: 'phone.typed', phone: canaries.phone }),
    say('account/userDetails', { type: 'title.typed', title: canaries.title }),
    say('account/userDetails', { type: 'gender.chosen', gender: 'female' }),
    say('account/userDetails', { type: 'form.submitted' }),
    ({ ports }) => ports.location.move('/challenge/1'),
  ],
  signedUp,
  [
    ({ ports }) => ports.auth.announce('signedIn', canaryUser),
    ...visitedForAll,
    ({ ports }) => ports.location.move('/profile'),
    ({ clock }) => clock.increment(100),
    say('profile/dataExport', { type: 'export.requested' }),
    ({ ports }) => ports.location.move('/challenge/1'),
    ({ clock }) => clock.increment(100),
    say(file, { type: 'save.requested' }),
    ({ clock }) => clock.increment(100),
    say('workspace/program', { type: 'build.requested' }),
    ({ clock }) => clock.increment(100),
    say(build, { type: 'submit.requested' }),
    ({ clock }) => clock.increment(100),
    say(build, { type: 'run.requested' }),
    say('workspace/runtime/topicList', { type: 'list.requested' }),
    say('workspace/runtime/doctor', { type: 'examination.requested' }),
    say('', { type: 'signOut.requested', losesWork: false }),
  ],
  accountDeleted,
  conflicted,
  [
    ({ ports }) => ports.auth.announce('signedIn', canaryUser),
    ({ ports }) => ports.location.move('/challenge/1'),
    onConnection((connection) => connection.open()),
    say(launch, { type: 'start.requested' }),
    say(launch, { type: 'start.requested' }),
    ({ clock }) => clock.increment(100),
    say(launch, { type: 'stop.requested' }),
  ],
  leftForGoogle,
  subscribed,
  [
    ({ ports }) => ports.auth.announce('signedOut', null),
    ({ ports }) => ports.location.move('/auth/forgot-password'),
    say('account/forgotPassword', { type: 'email.typed', email: canaries.email }),
    say('account/forgotPassword', { type: 'form.submitted' }),
    ({ ports }) => ports.auth.comeBackWith({ outcome: 'recovering' }),
    ({ ports }) => ports.location.move('/auth/callback'),
    say('account/newPassword', { type: 'password.typed', password: canaries.password }),
    say('account/newPassword', { type: 'passwordAgain.typed', passwordAgain: canaries.password }),
    say('account/newPassword', { type: 'form.submitted' }),
  ],
  [
    ({ ports }) => ports.auth.announce('signedIn', canaryUser),
    ({ ports }) => ports.location.move('/challenge/1'),
    ({ clock }) => clock.increment(100),
    say('workspace/runtime/consoleList/console:1', { type: 'command.chosen', command: 'rosrun' }),
    say('workspace/runtime/consoleList/console:1', { type: 'processName.typed', processName: 'look around' }),
    say('workspace/runtime/consoleList/console:1', { type: 'autoSubscribe.switched', autoSubscribe: true }),
    say('workspace/runtime/consoleList/console:1', { type: 'execute.requested' }),
    ({ clock }) => clock.increment(500),
  ],
);
