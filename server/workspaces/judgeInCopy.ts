import { randomUUID } from 'node:crypto';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Verdict } from '#contract/verdict.ts';
import { type Challenge, programName, programPath } from '../challenges/course.ts';
import { judgeProgram } from '../judge/judgeProgram.ts';
import type { Middleware } from '../middleware/Middleware.ts';
import type { Account } from '../sandbox/learnerAccounts.ts';
import type { Sandbox } from '../sandbox/startSandbox.ts';
import type { TrialRules } from '../sandbox/trialMessages.ts';
import { copyTemplate, giveTo } from './prepareTemplate.ts';

export interface JudgedCopy {
  /** What every workspace starts from. */
  template: string;
  /** Where the copy is made. */
  folder: string;
  account: Account | undefined;
  middleware: Middleware;
  /** A sandbox around the copy, with a graph of its own. */
  start: (folder: string) => Promise<Sandbox>;
  challenge: Challenge;
  code: string;
  rules: TrialRules;
  progress: (seconds: number) => void;
}

/** Judges a program in a fresh workspace that has nothing else of its learner. Nothing of it is left afterwards. */
export async function judgeInCopy(judged: JudgedCopy): Promise<Verdict> {
  const { template, folder, account, middleware, start, challenge, code, rules, progress } = judged;
  const copy = join(folder, randomUUID());
  const argv = middleware.run(challenge.about.packages[0] ?? '', programName(challenge));
  let sandbox: Sandbox | undefined;
  try {
    await copyTemplate(template, copy);
    const path = join(copy, programPath(challenge));
    await writeFile(path, code);
    await chmod(path, 0o755);
    await giveTo(account, path);
    sandbox = await start(copy);
    return await judgeProgram({ sandbox, argv, challenge, rules, progress });
  } finally {
    await sandbox?.close();
    await rm(copy, { recursive: true, force: true });
  }
}
