/** The settings of a server that commands beside it read as it does: one that is set to nothing is not set. */
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/**
 * What is set, without the spaces around it.
 * @param {string} name
 */
export const setting = (name) => process.env[name]?.trim() || undefined;

/** Where a command on the same machine reaches the server: at `URL` where that is set, else at `HOST` and `PORT`. */
export function serverAddress() {
  const url = setting('URL');
  if (url !== undefined && URL.canParse(url)) return new URL(url).origin;
  const host = setting('HOST') ?? 'localhost';
  const reached = EVERYWHERE.has(host) ? 'localhost' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${setting('PORT') ?? '3000'}`;
}
