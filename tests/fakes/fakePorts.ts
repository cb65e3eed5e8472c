import { WAIVABLE_FIELDS, type WaivableField } from '#contract/limits.ts';
import type { Challenge, Problem } from '#contract/entities.ts';
import '#machines/app/everyPage.ts';
import type { User } from '#machines/ports/authPort.ts';
import { fakeAccounts } from './fakeAccounts.ts';
import { fakeApi } from './fakeApi.ts';
import { fakeAuth } from './fakeAuth.ts';
import { fakeBoard } from './fakeBoard.ts';
import { fakeBuilds } from './fakeBuilds.ts';
import { fakeChallenges, obstacleCourse, obstacleProblem } from './fakeChallenges.ts';
import { fakeDemo } from './fakeDemo.ts';
import { fakeDrafts } from './fakeDrafts.ts';
import { fakeExport } from './fakeExport.ts';
import { fakeFiles, versionOf } from './fakeFiles.ts';
import { fakeKeptRuns } from './fakeKeptRuns.ts';
import { fakeLanguages } from './fakeLanguages.ts';
import { fakeLog } from './fakeLog.ts';
import { fakeLocales } from './fakeLocales.ts';
import { fakeLocation } from './fakeLocation.ts';
import { fakeMessages } from './fakeMessages.ts';
import { fakeOperators } from './fakeOperators.ts';
import { fakeOutput } from './fakeOutput.ts';
import { fakePast } from './fakePast.ts';
import { fakePreferences } from './fakePreferences.ts';
import { complete, fakeProfiles } from './fakeProfiles.ts';
import { fakeProgress } from './fakeProgress.ts';
import { fakeProcesses } from './fakeProcesses.ts';
import { fakeRobot } from './fakeRobot.ts';
import { fakeRos } from './fakeRos.ts';
import { fakeTopics } from './fakeTopics.ts';
import { fakeRunClock } from './fakeRunClock.ts';
import { fakeSiteData } from './fakeSiteData.ts';
import { fakeSockets } from './fakeSockets.ts';
import { fakeVerdicts } from './fakeVerdicts.ts';

export interface World {
  path?: string;
  user?: User | null;
  isVerified?: boolean;
  /** What the site asks for in a profile, besides the title. */
  requiredFields?: readonly WaivableField[];
  /** The shortest password that the site takes. */
  passwordLength?: number;
  disk?: Record<string, string>;
  challenges?: Challenge[];
  problems?: Problem[];
  /** What the browser remembers; by default of somebody who has been here before, and left with the console in front. */
  preferences?: Record<string, string>;
}

/** A whole world outside the product, in memory: everything the app needs to run. */
export function fakePorts({
  path = '/',
  user = null,
  isVerified = true,
  requiredFields = WAIVABLE_FIELDS,
  passwordLength = 6,
  disk = {},
  challenges = [obstacleCourse],
  problems = [obstacleProblem],
  preferences = { welcome: 'demo,tour', panes: 'front=console' },
}: World = {}) {
  const files = fakeFiles(disk);
  return {
    accounts: fakeAccounts(),
    api: fakeApi(),
    auth: fakeAuth(user, passwordLength),
    board: fakeBoard(),
    builds: fakeBuilds(files),
    challenges: fakeChallenges(challenges, problems),
    demo: fakeDemo(),
    drafts: fakeDrafts(),
    exports: fakeExport(),
    files,
    keptRuns: fakeKeptRuns(),
    languages: fakeLanguages(),
    locales: fakeLocales(),
    location: fakeLocation(path),
    log: fakeLog(),
    messages: fakeMessages(),
    operators: fakeOperators(),
    output: fakeOutput(),
    past: fakePast(),
    preferences: fakePreferences(preferences),
    processes: fakeProcesses([], (file) => versionOf(files.disk[file] ?? '')),
    profiles: fakeProfiles(isVerified ? { u1: complete } : {}, requiredFields),
    progress: fakeProgress(),
    robot: fakeRobot(),
    ros: fakeRos(),
    runClock: fakeRunClock(),
    sockets: fakeSockets(),
    topics: fakeTopics(),
    siteData: fakeSiteData(),
    verdicts: fakeVerdicts(),
  };
}
