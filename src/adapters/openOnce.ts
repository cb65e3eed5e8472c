import { limits } from '#contract/limits.ts';

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

/** The words are those of the HTTP client. */
async function inTime<Value>(value: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timeout of ${timeoutMs}ms exceeded`)), timeoutMs);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
