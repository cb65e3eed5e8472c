import { expect, it } from 'vitest';
import { mask } from '#machines/recording/mask.ts';
import { createRedaction } from '#machines/recording/redaction.ts';
import { ada, password } from '../../fakes/fakeAuth.ts';
import { actorAt, logOf, openRecorded, settled } from './openRecorded.ts';
import { appPlayer } from '#machines/recording/appPlayer.ts';

it.each(['ada@example.com', 'two words', '+49 170 1', 'a', 'https://x.org/ada%40b'])(
  'keeps length and shape of %s',
  (secret) => {
    const masked = mask(secret, 7);
    expect(masked).toHaveLength(secret.length);
    expect(masked.replaceAll(/[^\s@.:/]/g, 'x')).toBe(secret.replaceAll(/[^\s@.:/]/g, 'x'));
    expect(masked).not.toBe(secret);
  },
);

it.each(['user_id', 'userId', 'learner_id', 'learnerId'])(
  'masks who somebody is under %s, and wherever it stands',
  (key) => {
    const { redact } = createRedaction();
    const id = '0b1b6c1e-1111-4222-8333-444455556666';
    expect(redact({ learners: [{ [key]: id, since: null }] }).json).not.toContain(id);
    expect(redact({ message: `closed ${id}` }).json).not.toContain(id);
  },
);

it('gives one secret one mask, and leaves a mask as it is', () => {
  const { redact } = createRedaction();
  const once = redact({ email: ada.email }).json;
  expect(redact({ email: ada.email }).json).toBe(once);
  expect(redact(JSON.parse(once)).json).toBe(once);
});

it('searches for what it knows in every other text, longest first', () => {
  const { redact } = createRedaction();
  redact({ password: 'swordfish' });
  redact({ phone: 'swordfish-extra' });
  const { json, isMasked } = redact({ message: 'no swordfish-extra and no swordfish' });
  expect(isMasked).toBe(true);
  expect(json).not.toMatch(/sword|extra/);
});

it('looks again through a text that it has just seen, once a secret has grown', () => {
  const { redact } = createRedaction();
  redact({ full_name: 'Rober' });
  expect(redact({ message: 'for Robert' }).json).toContain('Robert');
  redact({ full_name: 'Robert' });
  expect(redact({ message: 'for Robert' }).json).not.toContain('Robert');
});

it.each([
  ['an address nobody typed here', 'write to someone@example.org'],
  ['an encoded address', '/x?to=someone%40example.org'],
  ['a signed token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.abcdef'],
  ['a code in a link', '/auth/callback?code=abcdef123'],
  ['a header', 'Bearer abcdef123456'],
])('knows %s by its look', (_, text) => {
  expect(createRedaction().redact({ text }).json).not.toMatch(/someone|eyJ|abcdef/);
});

it('masks what a command sets a secret parameter to, also where each of its arguments stands for itself', () => {
  const args = ['set', 'robot/password', 'hunter2'];
  const { json } = createRedaction().redact({ command: 'rosparam set robot/password hunter2', request: { args } });
  expect(json).not.toContain('hunter2');
  expect(json).toContain('"args":["set","robot/password","');
});

it.each([[['set', 'speed', 'harbour']], [['get', 'robot/password', 'harbour']], [['set', 'robot/password']]])(
  'leaves the arguments %j alone',
  (args) => {
    expect(createRedaction().redact(args)).toEqual({ json: JSON.stringify(args), isMasked: false });
  },
);

it.each([
  ['a list', { password: [password] }],
  ['an object', { password: { now: password, before: [{ value: password }] } }],
  ['an object with addresses for keys', { drafts: { 'someone@example.org': 1 } }],
  ['an object with a known secret for a key', { password, drafts: { [password]: 1 } }],
])('masks all that lies below a personal name, and secrets that are keys: %s', (_, value) => {
  const { redact } = createRedaction();
  const { json, isMasked } = redact(value);
  expect(isMasked).toBe(true);
  for (const secret of [password, 'someone']) expect(json).not.toContain(secret);
  expect(json.replaceAll(/[^{}[\]",:]/g, '').length).toBe(JSON.stringify(value).replaceAll(/[^{}[\]",:]/g, '').length);
});

it('searches for what lies below a personal name in every other text, and leaves what says of which kind something is', () => {
  const { redact } = createRedaction();
  expect(redact({ emails: [{ kind: 'private', value: 'swordfish' }] }).json).toContain('"kind":"private"');
  expect(redact({ message: 'no swordfish' }).json).not.toContain('swordfish');
});

it.each(['/challenges?q=someone%40example.org', '/x?redirect=%2Fchallenges%3Fq%253Dsomeone%2540example.org'])(
  'leaves %s an address that can be read',
  (address) => {
    const inner = encodeURIComponent(address);
    const { text } = JSON.parse(createRedaction().redact({ text: `/auth/signin?redirect=${inner}` }).json) as {
      text: string;
    };
    expect(text).not.toContain('someone');
    const read = new URL(text, 'http://localhost').searchParams.get('redirect') ?? '';
    expect(read.split('%').length).toBe(address.split('%').length);
    expect(read.replaceAll(/%\w{2}/g, '').length).toBe(address.replaceAll(/%\w{2}/g, '').length);
  },
);

it('masks a secret that was written down before anybody knew it was one, and still replays', async () => {
  const { app, masked } = openRecorded({ path: '/auth/signin' });
  await settled();
  actorAt(app, 'toastList')?.send({
    type: 'notice.given',
    notice: { kind: 'refusedByProvider', message: `not ${password}` },
  });
  expect(masked.text()).toContain(password);
  actorAt(app, 'account/signIn')?.send({ type: 'password.typed', password });
  const log = logOf(masked.text());
  expect(masked.text()).not.toContain(password);
  const replay = appPlayer(log);
  expect(replay.run()).toBeUndefined();
  expect(replay.compared, 'what was masked afterwards is not called exact').toMatchObject({ shape: 1, unknown: 0 });
});

it.each(['password', 'challenge', 'callback', '/profile'])(
  'masks %s as a secret where it stands, but leaves the site its addresses',
  async (secret) => {
    const { app, masked, ports } = openRecorded({ path: '/auth/signin' });
    await settled();
    actorAt(app, 'account/signIn')?.send({ type: 'password.typed', password: secret });
    for (const path of ['/auth/forgot-password', '/auth/callback', '/challenge/2', '/profile']) {
      ports.location.move(path);
      await settled();
    }
    const log = logOf(masked.text());
    expect(masked.text()).not.toContain(`"password":"${secret}"`);
    expect(masked.text()).toContain('"path":"/auth/forgot-password"');
    expect(appPlayer(log).run()).toBeUndefined();
  },
);
