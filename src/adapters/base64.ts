/** Bytes as text, for a file of lines. */

/** More than that at once is more than a call takes. */
const PART = 0x8000;

export function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += PART)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + PART)));
  return btoa(parts.join(''));
}

/** Throws where the text is none. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
