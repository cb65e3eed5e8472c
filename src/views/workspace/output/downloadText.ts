/** Gives a text to the learner as a file, by the browser's own download. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file when its next task begins.
  setTimeout(() => URL.revokeObjectURL(address));
}
