/** How often is looked, in milliseconds. */
const LOOK_EVERY_MS = 500;

/**
 * Ends this process in good order when npm, which started it, is gone. npm passes a signal on to the shell between them
 * and the shell dies of it alone, so the server would go on, unseen, with its port taken. It is told once, and not where
 * a terminal has told it already: a second signal would cut it off.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  looking.unref();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      clearInterval(looking);
      // Whoever listens to a signal is not ended by it, and as long as nothing is running nobody else does.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
}
