/** What kinds of picture are passed on, told by their first bytes and never by what their server calls them. */
const kinds: readonly { type: string; begins: (bytes: Buffer) => boolean }[] = [
  { type: 'image/png', begins: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')) },
  { type: 'image/jpeg', begins: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  { type: 'image/gif', begins: (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) },
  { type: 'image/webp', begins: (bytes) => /^RIFF.{4}WEBP$/s.test(bytes.toString('latin1', 0, 12)) },
];

/** The media type of a PNG, JPEG, GIF or WebP; null for anything else, SVG included, which can carry programs. */
export function pictureType(bytes: Buffer): string | null {
  return kinds.find(({ begins }) => begins(bytes))?.type ?? null;
}
