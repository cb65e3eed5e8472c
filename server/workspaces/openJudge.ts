/**
 * Judges a program from one start after the other in one sandbox: to start one takes as long as the program itself. From each start the program finds a fresh
 * workspace that has nothing else of its learner, and a graph that knows nothing of before.
 */
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE_PATH } from '#contract/limits.ts';
import type { Verdict } from '#contract/verdict.ts';
import type { World } from '#contract/world.ts';
import { type Challenge, programPath, programPathInside } from '../challenges/course.ts';
import { removeLeftover } from '../files/removeLeftovers.ts';
import { JudgeError, judgeProgram } from '../judge/judgeProgram.ts';
import { withinTime } from '../limits/withinTime.ts';
import type { Account } from '../sandbox/learnerAccounts.ts';
import type { Sandbox } from '../sandbox/startSandbox.ts';
import type { TrialRules } from '../sandbox/trialMessages.ts';
import { copyTemplate, changeOwner } from './prepareTemplate.ts';

/** A graph that takes longer is not waited for: a fresh sandbox comes in its place. */
const RENEWED_WITHIN_MS = 20_000;

export interface JudgeSettings {
  /** What every workspace starts from. */
  template: string;
  /** Where copies of it are made. */
  folder: string;
  account: Account | undefined;
  /** A sandbox around a folder, with a graph of its own. */
  start: (folder: string) => Promise<Sandbox>;
  challenge: Challenge;
  code: string;
  rules: TrialRules;
  log: (text: string) => void;
}

export interface OpenJudge {
  /** From the start of this world. `progress` is told the simulated seconds. Rejects with JudgeError when the program could not be judged. */
  judge(world: World, progress: (seconds: number) => void): Promise<Verdict>;
  /** Nothing of it is left afterwards but what cannot be removed, which is logged: it decides about no verdict. */
  close(): Promise<void>;
}

const notInTime = (): Error => new Error('The graph was not renewed in time.');

interface Place {
  sandbox: Sandbox;
  /** Of the folder. */
  name: string;
  folder: string;
  trials: number;
  /** Whether a part of its graph has ended by itself: who knows what else the program did. */
  isBroken: boolean;
}

export function openJudge({ template, folder, account, start, challenge, code, rules, log }: JudgeSettings): OpenJudge {
  let place: Place | undefined;

  const remove = (name: string): Promise<void> => removeLeftover(folder, name, log);
  const close = async (): Promise<void> => {
    const before = place;
    place = undefined;
    await before?.sandbox.close();
    if (before !== undefined) await remove(before.name);
  };
  const open = async (): Promise<Place> => {
    await close();
    const name = randomUUID();
    const fresh = join(folder, name);
    await mkdir(fresh, { recursive: true });
    try {
      await changeOwner(account, fresh);
      place = { sandbox: await start(fresh), name, folder: fresh, trials: 0, isBroken: false };
      return place;
    } catch (error) {
      await remove(name);
      throw error;
    }
  };
  /** A copy of the template with the program in it; answers how the folder is called. */
  const prepare = async (at: Place): Promise<string> => {
    const name = String((at.trials += 1));
    const copy = join(at.folder, name);
    await copyTemplate(template, copy);
    const path = join(copy, programPath(challenge));
    await writeFile(path, code);
    await chmod(path, 0o755);
    await changeOwner(account, path);
    return name;
  };
  const judgeIn = async (at: Place, world: World, progress: (seconds: number) => void): Promise<Verdict> => {
    const workspace = `${WORKSPACE_PATH}/${await prepare(at)}`;
    // To have it looked for among all packages takes as long as everything that it needs to begin.
    const argv = [programPathInside(challenge)];
    const { sandbox } = at;
    const judged = { sandbox, workspace, argv, challenge: { ...challenge, world }, rules, progress };
    return judgeProgram(judged).finally(() => sandbox.watchGraph(() => (at.isBroken = true)));
  };
  /** Undefined when there is none that could be used again. */
  const renewed = async (): Promise<Place | undefined> => {
    const used = place;
    if (used === undefined || used.isBroken) return undefined;
    const isRenewed = await withinTime(used.sandbox.renewGraph(), RENEWED_WITHIN_MS, notInTime).then(
      () => true,
      () => false,
    );
    return isRenewed && !used.isBroken ? used : undefined;
  };

  return {
    async judge(world, progress) {
      const used = await renewed();
      try {
        return await judgeIn(used ?? (await open()), world, progress);
      } catch (error) {
        // What the program has done to it from another start is not to decide about this one.
        if (used === undefined || !(error instanceof JudgeError)) throw error;
        return judgeIn(await open(), world, progress);
      }
    },
    close,
  };
}
