/** How a learner stands, asked of a service that is there, away, or of another opinion than before. */
import { expect, it } from 'vitest';
import type { AskSupabase, SupabaseAnswer } from '#server/sessions/askSupabase.ts';
import { Callers } from '#server/sessions/callers.ts';
import { SessionsUnavailableError, type Session } from '#server/sessions/session.ts';
import { gate } from '../../fakes/gate.ts';
import { ADA, BEN } from '../openTestServer.ts';

const session: Session = { learnerId: ADA, sessionId: 's', expiresAt: 2_000_000_000, token: 'a.b.c' };
const verified = { status: 200, body: [{ auth_id: ADA, user_name: 'Ada', title: 'Student' }] };
const ended = { status: 403, body: { code: 'session_not_found', message: 'Session not found' } };

function openCallers() {
  let now = 0;
  let asked = 0;
  const way = gate();
  const answers: { account: SupabaseAnswer | 'away'; profile: SupabaseAnswer | 'away' } = {
    account: { status: 200, body: { id: ADA } },
    profile: verified,
  };
  const answer = async (given: SupabaseAnswer | 'away') => {
    await way.pass();
    if (given === 'away') throw new TypeError('fetch failed');
    return given;
  };
  const ask: AskSupabase = {
    account: async () => answer(answers.account),
    signIn: () => Promise.reject(new Error('Nobody signs in here.')),
    signOut: () => Promise.reject(new Error('Nobody signs out here.')),
    deleteAccount: () => Promise.reject(new Error('Nobody leaves here.')),
    procedure: async () => {
      asked += 1;
      return answer(answers.profile);
    },
  };
  const callers = new Callers(ask, () => now);
  return {
    answers,
    way,
    callers,
    asked: () => asked,
    pass: (ms: number) => void (now += ms),
    of: async () => {
      try {
        return await callers.of(session);
      } catch (error) {
        if (error instanceof SessionsUnavailableError) return 'unavailable';
        throw error;
      }
    },
  };
}

it('believes a yes for half a minute', async () => {
  const { of, pass, asked, answers } = openCallers();
  expect(await of()).toBe('verified');
  answers.account = ended;
  pass(29_999);
  expect(await of()).toBe('verified');
  expect(asked()).toBe(1);
  pass(1);
  expect(await of()).toBe('ended');
});

it('believes no other answer', async () => {
  const { of, asked, answers } = openCallers();
  answers.profile = { status: 200, body: [] };
  expect([await of(), await of()]).toEqual(['unverified', 'unverified']);
  expect(asked()).toBe(2);
  answers.profile = verified;
  expect(await of()).toBe('verified');
});

it.each<[string, SupabaseAnswer | 'away']>([
  ['does not answer', 'away'],
  ['breaks', { status: 500, body: { code: 'unexpected_failure' } }],
  ['is away behind a gateway', { status: 503, body: {} }],
  ['asks for patience', { status: 429, body: { code: 'over_request_rate_limit' } }],
  ['does not know our key', { status: 401, body: { message: 'Invalid API key' } }],
  ['talks nonsense', { status: 200, body: { hello: 'world' } }],
  ['speaks about somebody else', { status: 200, body: { id: BEN } }],
])('goes by the last yes while the service %s, and knows nothing of strangers', async (_, answer) => {
  const { of, pass, answers } = openCallers();
  const sound = answers.account;
  answers.account = answer;
  expect(await of()).toBe('unavailable');
  answers.account = sound;
  expect(await of()).toBe('verified');
  answers.account = answer;
  for (let minute = 0; minute < 60; minute += 1) {
    pass(60_000);
    expect(await of()).toBe('verified');
  }
  answers.account = ended;
  pass(30_000);
  expect(await of()).toBe('ended');
  answers.account = answer;
  expect(await of()).toBe('unavailable');
});

it('asks a service that is away twice a minute for each learner', async () => {
  const { of, pass, asked, answers } = openCallers();
  await of();
  answers.profile = 'away';
  for (let second = 0; second < 60; second += 1) {
    pass(1000);
    await of();
  }
  expect(asked()).toBe(1 + 2);
});

it('goes by nothing that was found before what was known was forgotten', async () => {
  const { of, callers, answers } = openCallers();
  await of();
  answers.account = 'away';
  callers.forget();
  expect(await of()).toBe('unavailable');
});

it('goes by nothing that was asked before what was known was forgotten meanwhile', async () => {
  const { of, pass, callers, answers, way } = openCallers();
  await of();
  pass(30_000);
  answers.account = 'away';
  way.shut();
  const asking = of();
  callers.forget();
  way.open();
  expect(await asking).toBe('unavailable');
});
