/** Gives something to the visitor as a file, by the browser's own download. */
export function giveFile(name: string, type: string, content: string | BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(typeof content === 'string' ? [content] : content, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file when its next task begins.
  setTimeout(() => URL.revokeObjectURL(address));
}
