/** What everybody may read: the site, its settings, how the server is; and, at this machine, its e-mails and the sample provider. */
import { everybody } from '../answers.ts';
import { plainly, type Row, type Table } from '../row.ts';
import { SITE } from '../../openTestServer.ts';

const leadingBack = `redirect_uri=${encodeURIComponent(`${SITE}/auth/v1/callback`)}&state=x`;

export const siteTable: Table = {
  by: 'cookie',
  refusals: 'page',
  rows: [
    open('/'),
    plainly('GET /:file', '/index.html', everybody('200')),
    plainly('GET /assets/*', '/assets/app-1.js', everybody('200')),
    open('/healthz'),
    open('/readyz'),
    open('/metrics'),
    { route: 'POST /backup', asks: () => ({ method: 'POST', url: '/backup' }), answers: everybody('404') },
    open('/config.json'),
    open('/openapi.json'),
    open('/_inbox'),
    plainly('GET /_inbox/latest', '/_inbox/latest?to=nobody@example.com', everybody('404')),
  ],
};

export const sampleProviderTable: Table = {
  by: 'bearer',
  refusals: 'auth',
  rows: [
    plainly('GET /auth/v1/_idp/google', `/auth/v1/_idp/google?${leadingBack}`, everybody('200')),
    {
      route: 'POST /auth/v1/_idp/google/token',
      asks: () => ({ method: 'POST', url: '/auth/v1/_idp/google/token', payload: { code: 'x' } }),
      answers: everybody('400 validation_failed'),
    },
    open('/auth/v1/_idp/google/jwks.json'),
  ],
};

function open(path: string): Row {
  return plainly(`GET ${path}`, path, everybody('200'));
}
