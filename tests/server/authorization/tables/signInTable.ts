/** The ways in: open to everybody, and telling nobody who has an account. A token changes nothing; e-mails go to nobody here. */
import { account, everybody } from '../answers.ts';
import { plainly, type Row, type Table } from '../row.ts';
import { each } from '../callerKinds.ts';

const unknown = { email: 'nobody@example.com' };

export const signInTable: Table = {
  by: 'bearer',
  refusals: 'auth',
  rows: [
    posted('signup', 'without a name', {}, '200'),
    // What is wrong with a password is looked at before the address.
    posted('signup', 'with a weak password', { ...unknown, password: 'x' }, '422 weak_password'),
    // Without an address, for each password that is compared takes its time.
    posted('token?grant_type=password', '', { password: 'x' }, '400 validation_failed'),
    posted('token?grant_type=refresh_token', '', { refresh_token: 'abcdefghijkl' }, '400 refresh_token_not_found'),
    posted('token?grant_type=pkce', '', { auth_code: 'x', code_verifier: 'x' }, '404 flow_state_not_found'),
    posted('token?grant_type=id_token', '', { provider: 'google', id_token: 'x' }, '400 invalid request'),
    posted('token?grant_type=web3', '', {}, '422 web3_provider_disabled'),
    {
      ...posted('token?grant_type=id_token', 'to add an identity', linking(), '400 invalid request'),
      answers: { ...account('400 invalid request'), ...each(['anonymous', 'astray'], '400 invalid request') },
    },
    posted('otp', '', { ...unknown, create_user: false }, '200'),
    posted('recover', '', unknown, '200'),
    posted('resend', '', { ...unknown, type: 'signup' }, '200'),
    guessing('magiclink'),
    guessing('recovery'),
    guessing('email_change'),
    plainly('GET /auth/v1/verify', '/auth/v1/verify?type=magiclink&token=x', everybody('303')),
    plainly('GET /auth/v1/authorize', '/auth/v1/authorize?provider=google', everybody('302')),
    plainly('GET /auth/v1/callback', '/auth/v1/callback?state=x&code=x', everybody('303')),
    posted('callback', '', { state: 'x', code: 'x' }, '303'),
    plainly('GET /auth/v1/.well-known/jwks.json', '/auth/v1/.well-known/jwks.json', everybody('200')),
    plainly('GET /auth/v1/settings', '/auth/v1/settings', everybody('200')),
    plainly('GET /auth/v1/health', '/auth/v1/health', everybody('200')),
    plainly('OPTIONS /auth/v1/*', '/auth/v1/user', everybody('204')),
    plainly('OPTIONS /rest/v1/*', '/rest/v1/rpc/get_user_details', everybody('204')),
  ],
};

function posted(path: string, doing: string, payload: object, answer: string): Row {
  return {
    route: `POST /auth/v1/${path.replace(/\?.*/, '')}`,
    doing: [path.replace(/^[^=]*=?/, ''), doing].join(' ').trim(),
    asks: () => ({ method: 'POST', url: `/auth/v1/${path}`, payload }),
    answers: everybody(answer),
  };
}

/** A code that was never sent, for the address of the owner. */
function guessing(type: string): Row {
  return {
    route: 'POST /auth/v1/verify',
    doing: `guessing a code of ${type}`,
    asks: ({ email }) => ({ method: 'POST', url: '/auth/v1/verify', payload: { type, email, token: '000000' } }),
    answers: everybody('403 otp_expired'),
  };
}

function linking() {
  return { provider: 'google', id_token: 'x', link_identity: true };
}
