/** The server cannot start; the message is one sentence or two for whoever started it: the cause and the cure. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
