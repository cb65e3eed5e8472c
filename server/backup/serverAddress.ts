import { CommandError } from './CommandError.ts';

/** The address of a server that listens on all of them. */
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::', '']);

/** Where a command reaches the server: at `URL` where that is set, else at `HOST` and `PORT`, as the server reads them. Throws CommandError. */
export function serverAddress(env: NodeJS.ProcessEnv): string {
  const url = setting(env, 'URL');
  if (url !== undefined) {
    if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(url).origin;
    throw new CommandError(`URL is ${JSON.stringify(url)}, but must be an address such as https://robots.example.org.`);
  }
  const listening = setting(env, 'HOST') ?? '';
  const host = EVERYWHERE.has(listening) ? 'localhost' : listening;
  return `http://${host.includes(':') ? `[${host}]` : host}:${setting(env, 'PORT') ?? '3000'}`;
}

/** A setting of the server as it reads it: without the spaces around it, and undefined where it is set to nothing. */
export const setting = (env: NodeJS.ProcessEnv, name: string): string | undefined => env[name]?.trim() || undefined;
