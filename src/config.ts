import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { type RuntimeConfig, runtimeConfig } from '#contract/runtimeConfig.ts';

/** Asks the server what this installation is like. Rejects when it cannot be reached, stays silent or answers something else. */
export async function loadConfig(timeoutMs: number = limits.requestTimeoutMs): Promise<RuntimeConfig> {
  const answer = await fetch('/config.json', {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
  return v.parse(runtimeConfig, await answer.json());
}
