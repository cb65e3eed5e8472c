import { vi } from 'vitest';

/** An answer of a server; `away` is no server, `silent` one that never answers, `cutOff` one that stops in mid-answer. */
export type WireAnswer = { status: number; body: unknown; isDelayed?: true } | 'away' | 'silent' | 'cutOff';

/** An answer that comes when the test releases its path. */
export const delayed = (answer: { status: number; body: unknown }): WireAnswer => ({ ...answer, isDelayed: true });

export interface WireRequest {
  method: string;
  url: URL;
  body: unknown;
  authorization: string | null;
}

/** Whatever lies behind `fetch`, in memory: paths answer what they are given, in that order, the last answer for ever. */
export function fakeWire(answers: Record<string, WireAnswer | WireAnswer[]>) {
  const requests: WireRequest[] = [];
  const asked = new Map<string, number>();
  const releases = new Map<string, () => void>();

  async function answer(input: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), 'http://servolab.test');
    const { method = 'GET', headers, body, signal } = init;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null;
    requests.push({ method, url, body: sent, authorization: new Headers(headers).get('authorization') });
    const count = asked.get(url.pathname) ?? 0;
    asked.set(url.pathname, count + 1);
    const given = [answers[url.pathname] ?? { status: 404, body: {} }].flat();
    const next = given[Math.min(count, given.length - 1)] ?? 'away';
    if (typeof next === 'object' && next.isDelayed) {
      await new Promise<void>((resolve) => releases.set(url.pathname, resolve));
    }
    return responseOf(next, signal ?? null);
  }

  vi.stubGlobal('fetch', answer);
  return {
    requests,
    /** What a path answers from now on. */
    answer: (path: string, ...given: WireAnswer[]) => {
      answers[path] = given;
      asked.delete(path);
    },
    /** Lets the held answer of a path come. */
    release: (path: string) => releases.get(path)?.(),
    to: (path: string) => requests.filter(({ url }) => url.pathname === path),
  };
}

async function responseOf(answer: WireAnswer, signal: AbortSignal | null): Promise<Response> {
  if (answer === 'away') throw new TypeError('fetch failed');
  if (answer === 'silent') return new Promise((_, reject) => onAbort(signal, reject));
  if (answer === 'cutOff') return new Response(brokenStream(), { status: 200 });
  const { status, body } = answer;
  if (status === 204 || status === 302) return new Response(null, { status });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });
}

function onAbort(signal: AbortSignal | null, reject: (reason: unknown) => void): void {
  signal?.addEventListener('abort', () => reject(signal.reason));
}

function brokenStream(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"id":1'));
      controller.error(new TypeError('terminated'));
    },
  });
}
