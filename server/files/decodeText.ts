const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a file, byte for byte reversible; null when it is not text (not UTF-8, or with NUL in it). */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
