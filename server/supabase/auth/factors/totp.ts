import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** In seconds. */
const PERIOD = 30;

/** What an authenticator app needs to make codes. */
export interface NewTotp {
  /** In base32. */
  secret: string;
  uri: string;
  /** The address as a picture to scan, as the text of an SVG. */
  qrCode: string;
}

/** A new secret for an app, which will call it by the issuer and the label. */
export function newTotp(issuer: string, label: string): NewTotp {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ issuer, label, secret, period: PERIOD }).toString();
  return { secret: secret.base32, uri, qrCode: renderSVG(uri) };
}

/** The digits of ASCII: the library compares bytes, and fails where characters have several. */
const CODE = /^[0-9]{6}$/;

/** The step of time that the code belongs to, the present one or one beside it; null when it belongs to none of them. */
export function stepOf(secret: string, code: string, now: number): number | null {
  if (!CODE.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}
