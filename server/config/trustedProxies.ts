/** Which proxies may say where a call comes from, as the environment names them. */
import { isIP } from 'node:net';
import * as v from 'valibot';

const SAYS = 'must be addresses or ranges such as 127.0.0.1, ::1 or 10.0.0.0/8, separated by commas';
const ANYBODY = 'must not trust every address there is: whoever connects could then name any address as theirs';

export const trustedProxies = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(
    v.pipe(
      v.string(),
      v.check(isRange, SAYS),
      v.check((range) => !/\/0+$/.test(range), ANYBODY),
    ),
  ),
);

function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
