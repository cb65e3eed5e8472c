/** Opening and closing the session of the workspace. Whoever closes closes their own, and what is no session is as good as closed. */
import { everybody } from '../answers.ts';
import type { Table } from '../row.ts';
import { each, NEWCOMERS } from '../callerKinds.ts';

export const sessionTable: Table = {
  by: 'bearer',
  refusals: 'workspace',
  rows: [
    {
      route: 'POST /api/session',
      asks: () => ({ method: 'POST', url: '/api/session' }),
      answers: { ...everybody('401 /auth/signin'), ...each([...NEWCOMERS, 'other', 'own'], '200') },
    },
    {
      route: 'DELETE /api/session',
      by: 'cookie',
      spends: true,
      asks: () => ({ method: 'DELETE', url: '/api/session' }),
      answers: everybody('200'),
    },
  ],
};
