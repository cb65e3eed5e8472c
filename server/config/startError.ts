/** The server cannot start; the message is one sentence or two for whoever started it: the cause and the cure. */
export class StartError extends Error {
  override name = 'StartError';
}
