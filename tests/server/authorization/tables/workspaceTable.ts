/** The routes of the workspace API: everything there is a learner's own. */
import { ownAccount, workspace } from '../answers.ts';
import { FILE } from '../newOwner.ts';
import { plainly, type Table } from '../row.ts';

const query = `file_path=${FILE}`;
const both = workspace({ own: '200', other: '200' });
const hidden = workspace({ own: '404', other: '404' });
const run = { command: 'rostopic', args: ['list'], name: 'Topics' };
const build = { code: 'x', file_path: FILE, force_overwrite: true };
const save = { content: 'x', force_overwrite: true };

export const workspaceTable: Table = {
  by: 'cookie',
  refusals: 'workspace',
  rows: [
    plainly('GET /api/file/get', `/api/file/get?${query}`, both),
    {
      route: 'POST /api/file/save',
      asks: () => ({ method: 'POST', url: `/api/file/save?${query}`, payload: save }),
      answers: both,
    },
    {
      route: 'POST /api/file/restore',
      asks: () => ({ method: 'POST', url: `/api/file/restore?${query}`, payload: {} }),
      answers: workspace({ own: '404', other: '404' }),
    },
    plainly('GET /api/file/versions', `/api/file/versions?${query}`, both),
    {
      route: 'GET /api/file/version',
      asks: ({ version }) => ({ method: 'GET', url: `/api/file/version?${query}&version=${version}` }),
      answers: workspace({ own: '200', other: '404' }),
    },
    {
      route: 'POST /api/file/version',
      asks: () => ({ method: 'POST', url: `/api/file/version?${query}`, payload: { content: 'x', cause: 'kept' } }),
      answers: both,
    },
    {
      route: 'POST /api/build-with-code',
      asks: () => ({ method: 'POST', url: '/api/build-with-code', payload: build }),
      answers: both,
    },
    plainly('GET /api/builds/:id', '/api/builds/none', workspace({ own: '404', other: '404' })),
    {
      route: 'POST /api/execute',
      asks: () => ({ method: 'POST', url: '/api/execute', payload: run }),
      answers: both,
    },
    plainly('GET /api/processes', '/api/processes', both),
    plainly('GET /api/account/export', '/api/account/export', ownAccount({ own: '200', other: '200' })),
    {
      route: 'POST /api/account/delete',
      asks: ({ email }) => ({ method: 'POST', url: '/api/account/delete', payload: { email } }),
      answers: ownAccount({ own: '200', other: '422' }),
      spends: true,
    },
    {
      route: 'POST /api/processes/:id/stop',
      asks: ({ processId }) => ({ method: 'POST', url: `/api/processes/${processId}/stop` }),
      answers: workspace({ own: '200', other: '404' }),
    },
    plainly('GET /api/commands', '/api/commands', both),
    {
      route: 'POST /api/world',
      asks: () => ({ method: 'POST', url: '/api/world', payload: { challenge_id: 1 } }),
      answers: both,
    },
    plainly('GET /api/world', '/api/world', both),
    {
      route: 'POST /api/verdict',
      asks: ({ submissionId }) => ({ method: 'POST', url: '/api/verdict', payload: { submission_id: submissionId } }),
      answers: workspace({ own: '200', other: '404' }),
    },
    // Nobody here is an operator, so there is nothing for anybody: tests/server/operators lets one in.
    plainly('GET /api/operator/learners', '/api/operator/learners', hidden),
    {
      route: 'POST /api/operator/stop',
      asks: ({ processId }, { id }) => ({
        method: 'POST',
        url: '/api/operator/stop',
        payload: { learner_id: id, process_id: processId },
      }),
      answers: hidden,
    },
    {
      route: 'POST /api/operator/close',
      asks: (_, { id }) => ({ method: 'POST', url: '/api/operator/close', payload: { learner_id: id } }),
      answers: hidden,
    },
    {
      route: 'POST /api/operator/inspection',
      asks: (_, { id }) => ({
        method: 'POST',
        url: '/api/operator/inspection',
        payload: { learner_id: id, allowed: true },
      }),
      answers: hidden,
    },
    plainly('GET /api/inspection', '/api/inspection', both),
    plainly('GET /api/topics', '/api/topics', both),
    plainly('GET /api/topics/rates', '/api/topics/rates', both),
    plainly('GET /api/graph', '/api/graph', both),
    plainly('GET /api/avatar', '/api/avatar', workspace({ own: '404', other: '404' })),
    plainly('GET /api/topic/*', '/api/topic/scan', both),
  ],
};
