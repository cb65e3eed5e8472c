/** The server's own process: start, say where the site is, and end in good order. */
import { readConfig } from './config/config.ts';
import { freePort } from './config/freePort.ts';
import { enterServerGroup } from './sandbox/groups/serverGroup.ts';
import { startServolab } from './startServolab.ts';

/** Whoever stops the server waits no longer than five seconds. */
const END_WITHIN_MS = 4500;
/** A terminal tells the whole group and npm tells its child: within so short a time both mean the same. */
const SAME_SIGNAL_MS = 250;

function report(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Nothing is known about the state of a server that has lost an error: the next start is the cure. */
function lastResort(error: unknown): never {
  report(`The server has failed and ends: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.exit(1);
}

async function start() {
  const config = readConfig(process.env);
  process.on('exit', enterServerGroup(config.controlGroups));
  // Browsers and tokens name the port, so a free one is chosen before anything is made.
  if (config.port !== 0) return startServolab(config, report);
  return startServolab(readConfig({ ...process.env, PORT: String(await freePort(config.host)) }), report);
}

async function run(): Promise<void> {
  const servolab = await start().catch((error: unknown) => {
    report(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
  let endingSince: number | null = null;
  const end = () => {
    if (endingSince !== null) {
      if (performance.now() - endingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    endingSince = performance.now();
    setTimeout(() => process.exit(1), END_WITHIN_MS).unref();
    servolab.close().then(() => process.exit(0), lastResort);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.stdout.write(`Servolab is ready: ${servolab.siteUrl}\n`);
}

// What learners write and what is known of their accounts is nobody else's on this machine.
process.umask(0o077);
process.on('uncaughtException', lastResort);
process.on('unhandledRejection', lastResort);
await run();
