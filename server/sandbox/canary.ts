/**
 * Proves, in two real sandboxes and before any learner's program runs, that the walls stand: what the canary finds
 * open is a reason to run nothing at all.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { type Server, createServer } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import type { SandboxFault } from '#contract/sandboxFaults.ts';
import { canaryProbe } from './canaryProbe.ts';
import { learnerLimits } from './programLimits.ts';
import { runProgram } from './runProgram.ts';
import { refusedCallNumbers } from './seccomp/learnerFilter.ts';
import type { Sandbox } from './startSandbox.ts';
import { withinTime } from '../limits/withinTime.ts';

export interface CanarySettings {
  /** A folder that learners must not see, where the canary may put its own. */
  dataDir: string;
  /** Makes the folder a learner's, and starts a sandbox around it without a ROS graph. */
  start: (folder: string) => Promise<Sandbox>;
  /** The names of the variables that the middleware adds to the environment. */
  variables: RegExp;
  log: (text: string) => void;
}

/** The names of the other variables a learner's program may find in its environment. */
const ENVIRONMENT = /^(PATH|HOME|USER|PWD|LANG|LC_CTYPE|PYTHONPATH|PYTHONUNBUFFERED)$/;

const findings = v.object({
  readsShadow: v.boolean(),
  seesHost: v.boolean(),
  seesServer: v.boolean(),
  reachesHost: v.boolean(),
  reachesNeighbour: v.boolean(),
  writesSystem: v.boolean(),
  nestsNamespaces: v.boolean(),
  environment: v.array(v.string()),
  descriptors: v.array(v.number()),
  processes: v.number(),
  capabilities: v.string(),
  gainsPrivileges: v.boolean(),
  isRoot: v.boolean(),
  interfaces: v.array(v.string()),
  processLimit: v.number(),
  fileLimit: v.number(),
  workspace: v.array(v.string()),
  callsAnswered: v.array(v.number()),
  familiesOpened: v.array(v.number()),
});
type Findings = v.InferOutput<typeof findings>;

const LOOK_WITHIN_MS = 60_000;

/** So often the check is made until it says something: what stands in its way is most often a machine that is busy. */
const TRIES = 3;

const SLEEPER = 'canary-that-must-not-outlive-its-stop';

/** Prints the port it listens on; ignores what it is asked, and leaves a second process in a session of its own. */
const stubbornProgram = `
import os, signal, socket, time
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP): signal.signal(number, signal.SIG_IGN)
listener = socket.create_server(('127.0.0.1', 0))
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0: time.sleep(600)
    os._exit(0)
print(listener.getsockname()[1])
time.sleep(600)
`;

/**
 * Resolves with what is wrong; with nothing when every wall stands, and with `not_started` when not one of three checks
 * could be made. Leaves no process and no folder behind.
 */
export async function canary(settings: CanarySettings): Promise<SandboxFault[]> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    try {
      return await check(settings);
    } catch (error) {
      settings.log(`The check of the sandbox could not be made (${tried} of ${TRIES}). ${String(error)}`);
    }
  }
  return ['not_started'];
}

async function check(settings: CanarySettings): Promise<SandboxFault[]> {
  const folder = mkdtempSync(join(settings.dataDir, 'canary-'));
  const host = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  try {
    await once(host, 'listening');
    return await examine(settings, folder, portOf(host));
  } finally {
    host.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function examine(
  { start, variables }: CanarySettings,
  folder: string,
  hostPort: number,
): Promise<SandboxFault[]> {
  const starts = ['one', 'other'].map(async (name) => {
    const place = mkdtempSync(join(folder, `${name}-`));
    writeFileSync(join(place, name), '');
    return start(place);
  });
  const settled = await Promise.allSettled(starts);
  try {
    const [one, other] = await Promise.all(starts);
    if (one === undefined || other === undefined) return ['not_started'];
    const looking = lookAround(one, other, [folder, String(hostPort)], variables);
    return await withinTime(looking, LOOK_WITHIN_MS, () => new Error('The check of the sandbox came to no end.'));
  } finally {
    await Promise.all(settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value.close()] : [])));
  }
}

/** `hidden` is what programs must not find: a path, and a port of the host. */
async function lookAround(
  one: Sandbox,
  other: Sandbox,
  hidden: readonly string[],
  variables: RegExp,
): Promise<SandboxFault[]> {
  const stubborn = runProgram(one, ['python3', '-c', stubbornProgram, SLEEPER], learnerLimits);
  const places = [...hidden, await stubborn.firstLine];
  const probe = runProgram(
    other,
    ['python3', '-c', canaryProbe, ...places, refusedCallNumbers().join()],
    learnerLimits,
  );
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), findings), await probe.firstLine);
  if (!found.success) return ['unreadable'];
  one.stop(stubborn.id, 0);
  await stubborn.ended;
  return [...faultsOf(found.output, variables), ...leftOvers(await one.processes())];
}

function leftOvers(processes: unknown): SandboxFault[] {
  const isClean = Array.isArray(processes) && !processes.some((line) => String(line).includes(SLEEPER));
  return isClean ? [] : ['leaves_processes'];
}

function faultsOf(found: Findings, variables: RegExp): SandboxFault[] {
  const isKnown = (name: string): boolean => ENVIRONMENT.test(name) || variables.test(name);
  const walls: [stands: boolean, fault: SandboxFault][] = [
    [!found.readsShadow, 'reads_passwords'],
    [!found.seesHost, 'sees_server_data'],
    [!found.seesServer, 'sees_agent'],
    [!found.reachesHost, 'reaches_host'],
    [!found.reachesNeighbour, 'reaches_neighbour'],
    [!found.writesSystem, 'writes_system'],
    [!found.nestsNamespaces, 'nests_namespaces'],
    [found.environment.every(isKnown), 'environment'],
    [found.descriptors.every((descriptor) => descriptor <= 2), 'open_files'],
    [found.processes <= 3, 'sees_processes'],
    [found.capabilities === '', 'capabilities'],
    [!found.gainsPrivileges, 'gains_privileges'],
    [!found.isRoot, 'root'],
    [found.interfaces.join() === 'lo', 'network'],
    [found.processLimit === learnerLimits.processes, 'process_limit'],
    [found.fileLimit === learnerLimits.fileBytes, 'file_limit'],
    [found.workspace.join() === 'other', 'sees_other_files'],
    [found.callsAnswered.length === 0 && found.familiesOpened.length === 0, 'system_calls'],
  ];
  return walls.flatMap(([stands, fault]) => (stands ? [] : [fault]));
}
