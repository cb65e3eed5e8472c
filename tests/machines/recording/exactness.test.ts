import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GENDERS } from '#contract/limits.ts';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { holdsMask } from '#machines/recording/mask.ts';
import { partsThatDiffer } from '#machines/recording/partsThatDiffer.ts';
import { canaries } from './canaries.ts';
import { generated, live, sessions } from './livedSessions.ts';
import { logOf, playedOut, treeOf } from './openRecorded.ts';

/** A text of which something is masked is as long as it was; who has said their gender is told as the first of them. */
function isMasked({ keys, before, after }: ReturnType<typeof partsThatDiffer>[number]): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return false;
  return keys.at(-1) === 'gender' ? after === GENDERS[0] : before.length === after.length && holdsMask(after);
}

const parsed = (tree: Readonly<Record<string, string>>): unknown =>
  Object.fromEntries(Object.entries(tree).map(([path, json]) => [path, JSON.parse(json)]));

/** Every actor of the product, every effect, and the calls of ports. */
const everybody = [
  'app',
  'app/account',
  'app/account/callback',
  'app/account/callback/finishCallback',
  'app/account/callback/saveProfile',
  'app/account/forgotPassword',
  'app/account/forgotPassword/sendRecovery',
  'app/account/googleSignIn',
  'app/account/googleSignIn/leave',
  'app/account/newPassword',
  'app/account/newPassword/askPasswordLength',
  'app/account/newPassword/changePassword',
  'app/account/signIn',
  'app/account/signIn/signIn',
  'app/account/signUp',
  'app/account/signUp/askPasswordLength',
  'app/account/signUp/signUp',
  'app/account/userDetails',
  'app/account/userDetails/checkDetails',
  'app/account/userDetails/loadDetails',
  'app/account/userDetails/saveDetails',
  'app/account/verifyEmail',
  'app/account/verifyEmail/sendEmail',
  'app/api',
  'app/api/describe',
  'app/api/tryOut',
  'app/board',
  'app/board/addRuns',
  'app/board/listRuns',
  'app/board/reportRun',
  'app/board/takeBackRun',
  'app/challengeList',
  'app/challengeList/listChallenges',
  'app/challengeList/watchAddress',
  'app/departure',
  'app/departure/guardUnload',
  'app/learn',
  'app/learn/listPaths',
  'app/learn/progress',
  'app/learn/progress/loadAchievements',
  'app/learn/progress/loadProgress',
  'app/locale',
  'app/locale/askReader',
  'app/locale/loadWords',
  'app/locale/watchChoices',
  'app/location',
  'app/messageForm',
  'app/messageForm/sendMessage',
  'app/operator',
  'app/operator/closeWorkspace',
  'app/operator/look',
  'app/operator/stopProgram',
  'app/profile',
  'app/profile/dataExport',
  'app/profile/dataExport/giveExport',
  'app/profile/loadProfile',
  'app/progress',
  'app/progress/loadAchievements',
  'app/progress/loadProgress',
  'app/report',
  'app/session',
  'app/session/accountDeletion',
  'app/session/accountDeletion/dataExport',
  'app/session/accountDeletion/dataExport/giveExport',
  'app/session/accountDeletion/deleteAccount',
  'app/session/accountDeletion/eraseTraces',
  'app/session/signOut',
  'app/session/verification',
  'app/session/verification/verifyUser',
  'app/session/verification/watchDetails',
  'app/session/watchSession',
  'app/theme',
  'app/theme/readTheme',
  'app/theme/watchChoices',
  'app/toastList',
  'app/workspace',
  'app/workspace/launch',
  'app/workspace/launch/execute',
  'app/workspace/launch/stopProcess',
  'app/workspace/loadProblem',
  'app/workspace/palette',
  'app/workspace/panels',
  'app/workspace/panels/readLayout',
  'app/workspace/program',
  'app/workspace/program/build',
  'app/workspace/program/build/build',
  'app/workspace/program/build/conflict',
  'app/workspace/program/build/conflict/loadTheirs',
  'app/workspace/program/draft',
  'app/workspace/program/draft/dropDraft',
  'app/workspace/program/draft/keepDraft',
  'app/workspace/program/file',
  'app/workspace/program/file/conflict',
  'app/workspace/program/file/conflict/loadTheirs',
  'app/workspace/program/file/loadFile',
  'app/workspace/program/file/saveFile',
  'app/workspace/program/jump',
  'app/workspace/program/recovery',
  'app/workspace/program/recovery/discardDraft',
  'app/workspace/program/recovery/findDraft',
  'app/workspace/program/run',
  'app/workspace/program/run/readElapsed',
  'app/workspace/program/submission',
  'app/workspace/program/submission/askVerdict',
  'app/workspace/program/submission/recallSubmission',
  'app/workspace/program/submission/storeSolution',
  'app/workspace/program/versionList',
  'app/workspace/program/versionList/keepText',
  'app/workspace/program/versionList/listVersions',
  'app/workspace/program/versionList/readVersion',
  'app/workspace/runtime',
  'app/workspace/runtime/announcer',
  'app/workspace/runtime/announcer/followAnnouncements',
  'app/workspace/runtime/consoleList',
  'app/workspace/runtime/consoleList/console',
  'app/workspace/runtime/consoleList/console/execute',
  'app/workspace/runtime/doctor',
  'app/workspace/runtime/doctor/examine',
  'app/workspace/runtime/drive',
  'app/workspace/runtime/keptRuns',
  'app/workspace/runtime/keptRuns/dropRun',
  'app/workspace/runtime/keptRuns/keepRun',
  'app/workspace/runtime/keptRuns/listRuns',
  'app/workspace/runtime/keptRuns/loadRun',
  'app/workspace/runtime/languageServer',
  'app/workspace/runtime/outputView',
  'app/workspace/runtime/outputView/readLongLines',
  'app/workspace/runtime/processList',
  'app/workspace/runtime/processList/listProcesses',
  'app/workspace/runtime/processList/process',
  'app/workspace/runtime/processList/process/stopProcess',
  'app/workspace/runtime/processList/readMemory',
  'app/workspace/runtime/processList/tail',
  'app/workspace/runtime/robotDisplay',
  'app/workspace/runtime/robotDisplay/readDisplay',
  'app/workspace/runtime/robotView',
  'app/workspace/runtime/ros',
  'app/workspace/runtime/ros/listCommands',
  'app/workspace/runtime/scrubber',
  'app/workspace/runtime/scrubber/playPast',
  'app/workspace/runtime/scrubber/watchPast',
  'app/workspace/runtime/share',
  'app/workspace/runtime/share/readDrive',
  'app/workspace/runtime/share/shareRun',
  'app/workspace/runtime/socket',
  'app/workspace/runtime/socket/connection',
  'app/workspace/runtime/topicList',
  'app/workspace/runtime/topicList/countRates',
  'app/workspace/runtime/topicList/listTopics',
  'app/workspace/runtime/topicPlot',
  'app/workspace/runtime/topicWatch',
  'app/workspace/startChallenge',
  'app/workspace/welcome',
  'app/workspace/welcome/demo',
  'app/workspace/welcome/demo/subscribe',
  'app/workspace/welcome/readSeen',
  'app/workspace/welcome/tour',
  'app/workspace/world',
  'app/workspace/world/askWorld',
  'app/workspace/world/openWorld',
  'ports',
];

it('replays any session to the same snapshots of every actor', async () => {
  const spoken = new Set<string>();
  await fc.assert(
    fc.asyncProperty(sessions, async (script) => {
      const { app, plain, half } = await live(script);
      const log = logOf(plain.text());
      // At the moment of the log: what is on its way to the page may come while it is replayed.
      const lived = treeOf(app);
      const player = await playedOut(appPlayer(log));
      expect(player.divergence).toBeUndefined();
      expect(treeOf(player.actor)).toEqual(lived);
      const earlier = appPlayer(logOf(half.text));
      earlier.run();
      expect(treeOf(earlier.actor)).toEqual(half.tree);
      for (const { changes } of log.entries)
        for (const path of Object.keys(changes)) spoken.add(path.replaceAll(/:[\w-]+/g, ''));
    }),
    generated,
  );
  expect([...spoken].toSorted()).toEqual(everybody);
});

it('replays what a learner sends to the same snapshots but for masked texts, nearly all of it exactly, and finds no secret in it', async () => {
  const counts = { exact: 0, all: 0 };
  await fc.assert(
    fc.asyncProperty(sessions, async (script) => {
      const { app, masked } = await live(script);
      const text = masked.text();
      for (const secret of Object.values(canaries)) expect(text).not.toContain(secret);
      const lived = treeOf(app);
      const player = await playedOut(appPlayer(logOf(text)));
      expect(player.divergence).toBeUndefined();
      expect(partsThatDiffer(parsed(lived), parsed(treeOf(player.actor))).filter((part) => !isMasked(part))).toEqual(
        [],
      );
      const { exact, shape, unknown } = player.compared;
      counts.exact += exact;
      counts.all += exact + shape + unknown;
    }),
    generated,
  );
  expect(counts.exact / counts.all).toBeGreaterThan(0.99);
});
