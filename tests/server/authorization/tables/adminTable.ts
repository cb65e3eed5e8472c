/** What only the key of the service may do to the account of anybody. */
import { randomUUID } from 'node:crypto';
import { administrators } from '../answers.ts';
import type { Asking, Row, Table } from '../row.ts';

const granted = administrators('200');

export const adminTable: Table = {
  by: 'bearer',
  refusals: 'auth',
  rows: [
    reading('GET /auth/v1/admin/users', () => ({ method: 'GET', url: '/auth/v1/admin/users' })),
    {
      route: 'POST /auth/v1/admin/users',
      asks: () => ({ method: 'POST', url: '/auth/v1/admin/users', payload: { email: newAddress() } }),
      answers: granted,
    },
    reading('GET /auth/v1/admin/users/:id', ({ id }) => ({ method: 'GET', url: `/auth/v1/admin/users/${id}` })),
    {
      route: 'PUT /auth/v1/admin/users/:id',
      spends: true,
      asks: ({ id }) => ({
        method: 'PUT',
        url: `/auth/v1/admin/users/${id}`,
        payload: { email: newAddress(), role: 'service_role', ban_duration: '1h' },
      }),
      answers: granted,
    },
    {
      route: 'DELETE /auth/v1/admin/users/:id',
      spends: true,
      asks: ({ id }) => ({ method: 'DELETE', url: `/auth/v1/admin/users/${id}` }),
      answers: granted,
    },
    {
      route: 'DELETE /auth/v1/admin/users/:id',
      doing: 'and keeping it nameless',
      spends: true,
      asks: ({ id }) => ({
        method: 'DELETE',
        url: `/auth/v1/admin/users/${id}`,
        payload: { should_soft_delete: true },
      }),
      answers: granted,
    },
    reading('GET /auth/v1/admin/users/:id/factors', ({ id }) => ({
      method: 'GET',
      url: `/auth/v1/admin/users/${id}/factors`,
    })),
    {
      route: 'DELETE /auth/v1/admin/users/:id/factors/:factorId',
      spends: true,
      asks: ({ id, factorId }) => ({ method: 'DELETE', url: `/auth/v1/admin/users/${id}/factors/${factorId}` }),
      answers: granted,
    },
    {
      route: 'POST /auth/v1/admin/generate_link',
      spends: true,
      asks: ({ email }) => ({
        method: 'POST',
        url: '/auth/v1/admin/generate_link',
        payload: { type: 'magiclink', email },
      }),
      answers: granted,
    },
    {
      route: 'POST /auth/v1/invite',
      asks: () => ({ method: 'POST', url: '/auth/v1/invite', payload: { email: newAddress() } }),
      answers: granted,
    },
  ],
};

function reading(route: string, asks: Asking): Row {
  return { route, asks, answers: granted, readers: ['serviceKey'] };
}

function newAddress(): string {
  return `${randomUUID()}@example.com`;
}
