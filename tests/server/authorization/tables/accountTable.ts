/** The caller's own account at the authentication service, and its second factors. */
import { randomUUID } from 'node:crypto';
import { account, ownThing } from '../answers.ts';
import { plainly, type Row, type Table } from '../row.ts';
import { each, NEWCOMERS } from '../callerKinds.ts';

const noFactor = '404 mfa_factor_not_found';

export const accountTable: Table = {
  by: 'bearer',
  refusals: 'auth',
  rows: [
    plainly('GET /auth/v1/user', '/auth/v1/user', account('200')),
    {
      route: 'PUT /auth/v1/user',
      doing: 'its data',
      asks: () => ({ method: 'PUT', url: '/auth/v1/user', payload: { data: { nickname: 'x' } } }),
      answers: account('200'),
    },
    {
      route: 'PUT /auth/v1/user',
      doing: 'the address of the owner',
      asks: ({ email }) => ({ method: 'PUT', url: '/auth/v1/user', payload: { email } }),
      answers: account('200', each([...NEWCOMERS, 'other'], '422 email_exists')),
    },
    {
      route: 'PUT /auth/v1/user',
      doing: 'more rights',
      asks: () => ({ method: 'PUT', url: '/auth/v1/user', payload: { app_metadata: { role: 'service_role' } } }),
      answers: account('403 not_admin'),
    },
    plainly(
      'GET /auth/v1/reauthenticate',
      '/auth/v1/reauthenticate',
      account('200', { guest: '400 validation_failed', unconfirmed: '422 email_not_confirmed' }),
    ),
    plainly(
      'GET /auth/v1/user/identities/authorize',
      '/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true',
      account('200'),
    ),
    {
      route: 'DELETE /auth/v1/user/identities/:id',
      spends: true,
      asks: ({ identityId }) => ({ method: 'DELETE', url: `/auth/v1/user/identities/${identityId}` }),
      answers: account('200', {
        ...each(NEWCOMERS, '422 single_identity_not_deletable'),
        other: '422 identity_not_found',
      }),
    },
    {
      route: 'POST /auth/v1/factors',
      asks: () => ({
        method: 'POST',
        url: '/auth/v1/factors',
        payload: { factor_type: 'totp', friendly_name: randomUUID() },
      }),
      answers: account('200', { guest: '403 no_authorization' }),
    },
    {
      route: 'POST /auth/v1/factors/:id/challenge',
      asks: ({ factorId }) => ({ method: 'POST', url: `/auth/v1/factors/${factorId}/challenge`, payload: {} }),
      answers: ownThing('200', noFactor),
    },
    {
      route: 'POST /auth/v1/factors/:id/verify',
      spends: true,
      asks: ({ factorId, challengeId, code }) => ({
        method: 'POST',
        url: `/auth/v1/factors/${factorId}/verify`,
        payload: { challenge_id: challengeId, code },
      }),
      answers: ownThing('200', noFactor),
    },
    {
      route: 'DELETE /auth/v1/factors/:id',
      spends: true,
      asks: ({ factorId }) => ({ method: 'DELETE', url: `/auth/v1/factors/${factorId}` }),
      answers: ownThing('200', noFactor),
    },
    ...['local', 'others', 'global'].map(signingOut),
  ],
};

function signingOut(scope: string): Row {
  return {
    route: 'POST /auth/v1/logout',
    doing: scope,
    spends: true,
    asks: () => ({ method: 'POST', url: `/auth/v1/logout?scope=${scope}` }),
    answers: account('204'),
  };
}
