import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { bundlePath } from '../config/bundles.ts';
import { PHYSICS_ENGINE, type SandboxOptions } from './sandboxParts.ts';

type Bundles = Required<Pick<SandboxOptions, 'agentBundle' | 'robotBundle'>>;

/**
 * The agent and the robot as they are when a server starts, in a folder of its data, and where they lie there. A sandbox that is begun much
 * later speaks with this server still: were they taken from `dist` then, a build of another version that was made meanwhile would
 * answer it in words that it does not know. What is not built is left out, as `sandboxParts` leaves it out.
 */
export async function keepBundles(
  dataDir: string,
  { agentBundle = bundlePath('agent'), robotBundle = bundlePath('robot') }: Partial<Bundles>,
): Promise<Bundles> {
  const folder = join(dataDir, 'bundles');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const placeOf = (bundle: string) => join(folder, basename(bundle));
  for (const bundle of [agentBundle, robotBundle, join(dirname(robotBundle), PHYSICS_ENGINE)])
    if (existsSync(bundle)) await copyFile(bundle, placeOf(bundle), constants.COPYFILE_FICLONE);
  return { agentBundle: placeOf(agentBundle), robotBundle: placeOf(robotBundle) };
}
