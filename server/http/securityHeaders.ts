/** What every answer tells the browser about what a page of ours may do. */
import type { FastifyInstance } from 'fastify';

export interface SecurityHeaderOptions {
  siteUrl: string;
  allowedOrigins: readonly string[];
  supabaseUrl: string;
  imageBaseUrl: string | null;
}

export function securityHeaders(app: FastifyInstance, options: SecurityHeaderOptions): void {
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
  };
  if (options.siteUrl.startsWith('https:')) headers['strict-transport-security'] = 'max-age=31536000';
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

function contentSecurityPolicy({ allowedOrigins, supabaseUrl, imageBaseUrl }: SecurityHeaderOptions): string {
  const sockets = allowedOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const images = imageBaseUrl === null ? [] : [new URL(imageBaseUrl).origin];
  return [
    "default-src 'self'",
    "script-src 'self'",
    // The editor adds style elements of its own.
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...images].join(' '),
    [...new Set(['connect-src', "'self'", supabaseUrl, ...sockets])].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ');
}
