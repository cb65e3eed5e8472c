import { limits } from '#contract/limits.ts';
import { RefusedError } from '#machines/ports/reason.ts';

/**
 * Opens something when it is first asked for, once for all who ask. A failure is not kept, nor is what does not come in
 * time: the next one who asks opens again.
 */
export function openOnce<Value>(
  open: () => Promise<Value>,
  timeoutMs: number = limits.requestTimeoutMs,
): () => Promise<Value> {
  let opened: Promise<Value> | undefined;
  return async () => {
    const attempt = (opened ??= open());
    try {
      return await inTime(attempt, timeoutMs);
    } catch (error) {
      if (opened === attempt) opened = undefined;
      throw error;
    }
  };
}

async function inTime<Value>(value: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const never = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late(timeoutMs)), timeoutMs);
  });
  try {
    return await Promise.race([value, never]);
  } finally {
    clearTimeout(timer);
  }
}

const late = (milliseconds: number) => new RefusedError({ code: 'service_timed_out', facts: { milliseconds } });
