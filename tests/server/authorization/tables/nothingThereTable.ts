/** What no route serves, and must not begin to serve unnoticed: tables, other methods, pages of the site and what is none. */
import { everybody } from '../answers.ts';
import { plainly, type Table } from '../row.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** No table is there to read or to write, for nobody, whatever its name. */
export const restTable: Table = {
  by: 'bearer',
  refusals: 'rest',
  rows: [
    ...METHODS.map((method) =>
      plainly(`${method} /rest/v1/user_details`, '/rest/v1/user_details', everybody('404 PGRST205')),
    ),
    plainly('HEAD /rest/v1/user_details', '/rest/v1/user_details', everybody('404')),
    ...['PUT', 'PATCH', 'DELETE'].map((method) =>
      plainly(
        `${method} /rest/v1/rpc/user_ssp_list_challenges`,
        '/rest/v1/rpc/user_ssp_list_challenges',
        everybody('405 PGRST101'),
      ),
    ),
    plainly('GET /rest/v1/', '/rest/v1/', everybody('404 PGRST125')),
  ],
};

export const authTable: Table = {
  by: 'bearer',
  refusals: 'auth',
  rows: [
    plainly('GET /auth/v1/admin', '/auth/v1/admin', everybody('404 not_found')),
    plainly('GET /auth/v1/admin/sessions', '/auth/v1/admin/sessions', everybody('404 not_found')),
    plainly('PATCH /auth/v1/user', '/auth/v1/user', everybody('404 not_found')),
    plainly('DELETE /auth/v1/user', '/auth/v1/user', everybody('404 not_found')),
  ],
};

export const pagesTable: Table = {
  by: 'cookie',
  refusals: 'page',
  rows: [
    {
      route: 'GET /challenges',
      doing: 'as a page',
      asks: () => ({ method: 'GET', url: '/challenges', headers: { accept: 'text/html' } }),
      answers: everybody('200'),
    },
    ...['GET /challenges', 'POST /challenges', 'GET /api/nothing', 'POST /api/file/get', 'DELETE /_inbox'].map(absent),
    ...['GET /keys.json', 'GET /assets/../keys.json', 'GET /assets/%2e%2e/keys.json', 'PUT /index.html'].map(absent),
    ...['GET /api/file/get/', 'GET //api/processes', 'GET /API/processes'].map(absent),
  ],
};

function absent(route: string) {
  return plainly(route, route.slice(route.indexOf(' ') + 1), everybody('404'));
}
