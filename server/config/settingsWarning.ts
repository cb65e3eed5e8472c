import type { Config } from './config.ts';

/** What to tell whoever sets something by a name that this server does not know; null where every name is known. */
export function settingsWarning({ unknownAuthVariables: names }: Config): string | null {
  if (names.length === 0) return null;
  const [is, changes] = names.length === 1 ? ['is', 'changes'] : ['are', 'change'];
  return `${names.join(', ')} ${is} set and ${changes} nothing: docs/supabase.md lists the settings that there are.`;
}
