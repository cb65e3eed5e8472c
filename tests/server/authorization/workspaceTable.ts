/** The routes of the workspace API: what is asked of each about the owner's things, and how it answers everybody. */
import type { InjectOptions } from 'fastify';
import { workspace } from './answers.ts';
import { FILE, type Owner } from './callers.ts';
import type { Answers } from './standings.ts';

export interface WorkspaceRow {
  route: string;
  request: (owner: Owner) => InjectOptions;
  answers: Answers;
}

const query = `file_path=${FILE}`;
const both = workspace({ own: '200', other: '200' });
const run = { command: 'rostopic', args: ['list'], name: 'Topics' };

export const workspaceTable: readonly WorkspaceRow[] = [
  { route: 'GET /api/file/get', request: () => ({ method: 'GET', url: `/api/file/get?${query}` }), answers: both },
  {
    route: 'POST /api/file/save',
    request: () => ({
      method: 'POST',
      url: `/api/file/save?${query}`,
      payload: { content: 'x', force_overwrite: true },
    }),
    answers: both,
  },
  {
    route: 'POST /api/file/restore',
    request: () => ({ method: 'POST', url: `/api/file/restore?${query}`, payload: {} }),
    answers: workspace({ own: '404', other: '404' }),
  },
  {
    route: 'POST /api/build-with-code',
    request: () => ({
      method: 'POST',
      url: '/api/build-with-code',
      payload: { code: 'x', file_path: FILE, force_overwrite: true },
    }),
    answers: both,
  },
  { route: 'POST /api/execute', request: () => ({ method: 'POST', url: '/api/execute', payload: run }), answers: both },
  { route: 'GET /api/processes', request: () => ({ method: 'GET', url: '/api/processes' }), answers: both },
  {
    route: 'POST /api/processes/:id/stop',
    request: ({ processId }) => ({ method: 'POST', url: `/api/processes/${processId}/stop` }),
    answers: workspace({ own: '200', other: '404' }),
  },
  { route: 'GET /api/commands', request: () => ({ method: 'GET', url: '/api/commands' }), answers: both },
  { route: 'GET /api/topics', request: () => ({ method: 'GET', url: '/api/topics' }), answers: both },
  { route: 'GET /api/topic/*', request: () => ({ method: 'GET', url: '/api/topic/scan' }), answers: both },
];
