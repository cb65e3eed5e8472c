/** What the service could do and is not set up to do: it says so to everybody, whatever they bring. */
import { account, everybody } from '../answers.ts';
import { plainly, type Row, type Table } from '../row.ts';
import type { Answers } from '../callerKinds.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export const disabledTable: Table = {
  by: 'bearer',
  refusals: 'auth',
  rows: [
    ...below('/auth/v1/sso', '404 saml_provider_disabled'),
    ...below('/auth/v1/passkeys', '404 passkey_disabled'),
    ...below('/auth/v1/oauth', '404 feature_disabled'),
    ...byEveryMethod('/auth/v1/user/oauth/grants', '/auth/v1/user/oauth/grants', account('404 feature_disabled')),
  ],
};

function below(path: string, answer: string): Row[] {
  return [
    ...byEveryMethod(path, path, everybody(answer)),
    ...byEveryMethod(`${path}/*`, `${path}/anything`, everybody(answer)),
  ];
}

function byEveryMethod(path: string, url: string, answers: Answers): Row[] {
  return METHODS.map((method) => plainly(`${method} ${path}`, url, answers));
}
