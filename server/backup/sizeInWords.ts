const KILO = 1024;
const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** As somebody says it: `41.3 MB`. */
export function sizeInWords(bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(KILO)));
  const number = bytes / KILO ** step;
  return `${step === 0 ? number : number.toFixed(1)} ${UNITS[step] ?? ''}`;
}
