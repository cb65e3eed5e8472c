const DURATION = /^(?:(\d{1,7})h)?(?:(\d{1,7})m)?(?:(\d{1,9})s)?$/;

/** How long `24h`, `1m30s` or `60s` is; null for what is no time. */
export function secondsOf(duration: string): number | null {
  const parts = duration === '' ? null : DURATION.exec(duration);
  if (!parts) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
