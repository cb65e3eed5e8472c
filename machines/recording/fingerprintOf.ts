/** A short mark of a text: 32 bits of FNV-1a. Equal texts have equal marks; nothing can be read back from one. */
export function fingerprintOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
