import { pictureType } from './pictureType.ts';

const ANSWER_WITHIN_MS = 5000;
const MAX_BYTES = 262_144;

/**
 * The bytes of a picture of at most 256 KiB. Null when its server has none to give, sends more or something else, points
 * elsewhere, or takes longer than `patienceMs`.
 */
export async function fetchPicture(address: string, patienceMs = ANSWER_WITHIN_MS): Promise<Buffer | null> {
  try {
    const response = await fetch(address, {
      // Another address was not allowed, whoever names it.
      redirect: 'error',
      headers: { accept: 'image/png, image/jpeg, image/gif, image/webp' },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok || response.body === null) return null;
    const bytes = await atMost(MAX_BYTES, response.body);
    return bytes !== null && pictureType(bytes) !== null ? bytes : null;
  } catch {
    return null;
  }
}

/** Null when there is more; the rest is not read. */
async function atMost(limit: number, body: ReadableStream<Uint8Array>): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
