/** How often is looked, in milliseconds. */
const LOOK_EVERY_MS = 500;

/**
 * Ends this process in good order when npm, which started it, is gone. npm passes a signal on to the shell between them
 * and the shell dies of it alone, so the server would go on, unseen, with its port taken.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS).unref();
}
