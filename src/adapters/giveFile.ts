/** So long the address of a file is good. */
const KEPT_MS = 40_000;

/** Gives something to the visitor as a file, by the browser's own download. */
export function giveFile(name: string, type: string, content: string | BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(typeof content === 'string' ? [content] : content, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari fetches it only once the visitor has said that they want it.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
