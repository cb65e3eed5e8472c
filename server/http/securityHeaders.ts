/** What every answer tells the browser about what a page of ours may do. */
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { trustedTypePolicies } from '#contract/trustedTypePolicies.ts';

export interface SecurityHeaderOptions {
  siteUrl: string;
  allowedOrigins: readonly string[];
  supabaseUrl: string;
  imageBaseUrl: string | null;
}

const YEAR_S = 31_536_000;

/** Helmet has no header for these. */
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** For what is answered before any hook of the server hears of it, which is never a page: what Helmet would set, and nothing may be loaded. */
export const closedHeaders = (siteUrl: string): Readonly<Record<string, string>> => ({
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  ...(hasTls(siteUrl) && { 'strict-transport-security': `max-age=${YEAR_S}` }),
});

/** A site without TLS would be asked by it for what it does not have. */
const hasTls = (siteUrl: string): boolean => siteUrl.startsWith('https:');

export async function securityHeaders(app: FastifyInstance, options: SecurityHeaderOptions): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(options) },
    hsts: hasTls(options.siteUrl) ? { maxAge: YEAR_S, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
}

function contentSecurityPolicy({ allowedOrigins, supabaseUrl, imageBaseUrl }: SecurityHeaderOptions) {
  const sockets = allowedOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const images = imageBaseUrl === null ? [] : [new URL(imageBaseUrl).origin];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // The editor adds style elements of its own.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', ...images],
    connectSrc: [...new Set(["'self'", supabaseUrl, ...sockets])],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    formAction: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: Object.values(trustedTypePolicies),
  };
}
