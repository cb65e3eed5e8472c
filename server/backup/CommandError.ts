/** A command cannot do what it was asked for; the message is for the console. */
export class CommandError extends Error {
  override name = 'CommandError';
}
