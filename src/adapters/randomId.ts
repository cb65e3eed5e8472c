/**
 * A UUID of version 4 (RFC 9562, section 5.4), which nobody else has. `crypto.randomUUID` makes one as well, but not on a site
 * without https, such as that of a school's own server.
 */
export function randomId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) =>
    marked(byte, index).toString(16).padStart(2, '0'),
  ).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Two of the bytes say in their first bits what kind of UUID it is. */
function marked(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
}
