import * as v from 'valibot';
import { type RuntimeConfig, runtimeConfig } from '#contract/runtimeConfig.ts';

/** Asks the server what this installation is like. Rejects when it cannot be reached or answers something else. */
export async function loadConfig(): Promise<RuntimeConfig> {
  const answer = await fetch('/config.json', { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
  return v.parse(runtimeConfig, await answer.json());
}
