/** A setting of the server as it reads it: without the spaces around it, and undefined where it is set to nothing. */
export const setting = (env: NodeJS.ProcessEnv, name: string): string | undefined => env[name]?.trim() || undefined;
