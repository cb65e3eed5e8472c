/** How the world answers where a walk does not care: as it does on a good day. */
import type { Challenge } from '#contract/entities.ts';
import type { BuildOutcome } from '#contract/entities.ts';
import { AVAILABLE_COMMANDS } from '#contract/limits.ts';
import { navigationPath, obstacleCourse, obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { emptyWorld } from '../../fakes/fakeRobot.ts';
import { firstSteps, fullHouse, newcomersProgress } from '../../fakes/fakeProgress.ts';
import { complete } from '../../fakes/fakeProfiles.ts';
import { judgedAs, passed } from '../../fakes/fakeVerdicts.ts';
import { texts } from '../../models/texts.ts';
import { ada, sessionOf, userOf } from './account.ts';
import { answered, rows, versionOf } from './answers.ts';
import type { Answer, Asked, DefaultAnswer } from './Questions.ts';

export const nothingKept = {
  exported_at: '2026-01-01T00:00:00.000Z',
  account: {
    email: ada.email,
    email_change: null,
    created_at: null,
    email_confirmed_at: null,
    demo_asked_at: null,
    user_metadata: {},
    identities: [],
    factors: [],
    sessions: [],
  },
  profile: null,
  details: null,
  started: [],
  submissions: [],
  messages: [],
  shared_runs: [],
  files: [],
  left_out: [],
};

/** The path of the file that every problem is about. */
export const filePath = '/ws/src/a.py';

export const gone: Answer = { status: 503, body: 'gone' };

export const defaultAnswers: Readonly<Record<string, DefaultAnswer>> = {
  getFile: () => loaded(texts.short),
  saveFile: saved,
  buildWithCode: built,
  execute: () => answered('execute', { success: true, ...entry('p1') }),
  listProcesses: () => answered('listProcesses', { processes: [] }),
  stopProcess: () => answered('stopProcess', { success: true, ...entry('p1', { status: 'stopped' }) }),
  openWorld: () => answered('openWorld', { success: true, challenge_id: null }),
  getWorld: () => answered('getWorld', emptyWorld(null)),
  listCommands: () => answered('listCommands', { available_commands: [...AVAILABLE_COMMANDS] }),
  getTopic: () =>
    answered('getTopic', {
      topic: '/scan',
      type: 'sensor_msgs/LaserScan',
      description: 'What the laser sees.',
      message_description: 'float32[] ranges',
    }),
  listTopics: () => answered('listTopics', { topics: [] }),
  getTopicRates: () => answered('getTopicRates', { seconds: 2, rates: [] }),
  getGraph: () => answered('getGraph', { topics: [], robot: null, programs: [] }),
  judgeSubmission: () => answered('judgeSubmission', judgedAs(passed, passed.seconds)),
  exportAccount: () => answered('exportAccount', nothingKept),
  openSession: () => answered('openSession', { success: true, expires_at: Math.floor(Date.now() / 1000) + 3600 }),
  closeSession: () => answered('closeSession', { success: true }),

  user_ssp_isverified: () => rows('user_ssp_isverified', [{ auth_id: ada.id, user_name: ada.name, title: 'Engineer' }]),
  user_ssp_list_challenges: () =>
    rows(
      'user_ssp_list_challenges',
      [1, 2].map((id) => courseOf(id)),
    ),
  user_ssp_list_learning_paths: () => rows('user_ssp_list_learning_paths', [navigationPath]),
  user_ssp_challenge_problem: problemAnswer,
  users_isp_list_shared_runs: () => rows('users_isp_list_shared_runs', []),
  users_isp_report_shared_run: () => rows('users_isp_report_shared_run', null),
  user_ssp_take_back_run: () => rows('user_ssp_take_back_run', null),
  users_isp_send_message: () => rows('users_isp_send_message', null),
  user_ssp_start_challenge: () => rows('user_ssp_start_challenge', null),
  user_ssp_last_submission: () => rows('user_ssp_last_submission', []),
  user_ssp_submit_challenge: () => rows('user_ssp_submit_challenge', [{ id: 1, submitted_at: '2026-01-01T00:00:00Z' }]),
  get_user_details: () => rows('get_user_details', [complete]),
  upsert_user_details: () => rows('upsert_user_details', null),
  user_upsert_profile: () => rows('user_upsert_profile', null),

  user_ssp_challenge_stats: () => rows('user_ssp_challenge_stats', newcomersProgress.stats),
  user_ssp_progress: () => rows('user_ssp_progress', [newcomersProgress]),
  user_ssp_achievements: () => rows('user_ssp_achievements', [firstSteps, fullHouse]),
  user_ssp_profile: () => rows('user_ssp_profile', [{ user_name: ada.name, title: 'Engineer' }]),

  signIn: () => ({ status: 200, body: sessionOf(ada) }),
  exchange: () => ({ status: 200, body: sessionOf(ada) }),
  signUp: () => ({ status: 200, body: userOf(ada) }),
  resend: () => ({ status: 200, body: {} }),
  recover: () => ({ status: 200, body: {} }),
  updateUser: () => ({ status: 200, body: userOf(ada) }),
  refresh: () => ({ status: 200, body: sessionOf(ada) }),
  signOut: () => ({ status: 204, body: null }),

  // A file of the site that cannot be fetched.
  missingPart: () => gone,
};

const courseOf = (id: number): Challenge => ({ ...obstacleCourse, id, title: `Course ${id}` });

export function problemAnswer({ parameters }: Asked) {
  const id = Number(parameters['challenge_id']);
  return rows('user_ssp_challenge_problem', [{ ...obstacleProblem, id, title: `Course ${id}`, file_path: filePath }]);
}

const textFile = (content: string) => ({
  success: true,
  content,
  file_exists: true,
  version: versionOf(content),
  saved_at: null,
  build: null,
  binary: false,
  error: null,
});

export const loaded = (content: string) => answered('getFile', textFile(content));

export function saved({ parameters }: Asked) {
  const content = String(parameters['content']);
  return answered('saveFile', {
    success: true,
    version: versionOf(content),
    saved_at: new Date().toISOString(),
    size: content.length,
  });
}

export function built({ parameters }: Asked, problem?: { line: number; message: string }) {
  const code = String(parameters['code']);
  return answered('buildWithCode', {
    success: problem === undefined,
    error: problem?.message ?? null,
    code: null,
    safety_info: null,
    build_result: {
      process_id: 'b1',
      file_path: filePath,
      version: versionOf(code),
      saved_at: new Date().toISOString(),
      size: code.length,
      outcome: problem === undefined ? 'succeeded' : 'failed',
      problems: problem === undefined ? [] : [{ file: filePath, ...problem }],
    },
  });
}

/** A file whose text was built before. */
export function loadedBuilt(content: string, outcome: BuildOutcome): Answer {
  const build = { ...progressOf(outcome), version: versionOf(content) };
  return answered('getFile', { ...textFile(content), build });
}

/** How a build ended whose answer was lost. */
export const buildProgress = (outcome: BuildOutcome) =>
  answered('getBuild', {
    success: outcome === 'succeeded',
    error: outcome === 'failed' ? 'invalid syntax' : null,
    code: null,
    build_result: progressOf(outcome),
  });

const progressOf = (outcome: BuildOutcome) => ({
  process_id: 'b1',
  file_path: filePath,
  version: versionOf('print(1)'),
  saved_at: new Date().toISOString(),
  size: 8,
  outcome,
  problems: outcome === 'failed' ? [{ file: filePath, line: 1, message: 'invalid syntax' }] : [],
});
