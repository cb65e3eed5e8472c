/**
 * Whether pictures may be fetched from an address that a learner's account names. The account is the learner's own to
 * write, so only origins that the operator named are asked: `https://lh3.example.org`, or `https://*.example.org` for every
 * host below.
 */
export function isAllowedSource(address: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return allowed.some((pattern) => (pattern.includes('//*.') ? isBelow(origin, pattern) : origin === pattern));
}

function isBelow(origin: string, pattern: string): boolean {
  const [scheme = '', domain = ''] = pattern.split('*');
  return origin.startsWith(scheme) && origin.endsWith(domain) && origin.length > scheme.length + domain.length;
}
