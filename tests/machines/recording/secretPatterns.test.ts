/** What shows what it is, is found in whatever form a program, a command or an output has it; code that holds none is left alone. */
import { expect, it } from 'vitest';
import { createRedaction } from '#machines/recording/redaction.ts';
import { addressed, argued, assigned, offered, written } from './secretExamples.ts';

const masked = (text: string): string => createRedaction().safeText('code', text);

/** What a mask shows of a secret: its shape. */
const hidden = /^(?:[\u4dc0-\u4dff\s.:/@]|%(?:25){0,3}[0-9A-F]{2})+$/;

it.each([...assigned, ...offered, ...written, ...argued, ...addressed])(
  'masks what is secret in %s, and all of it',
  (example) => {
    const parts = example.split(/[⟦⟧]/);
    const safe = masked(parts.join(''));
    let at = 0;
    for (const [index, part] of parts.entries()) {
      const shown = safe.slice(at, (at += part.length));
      expect(shown).toMatch(index % 2 === 1 ? hidden : /^/);
      expect(shown === part).toBe(index % 2 === 0);
    }
  },
);

it.each([
  'password = input()',
  'password = getpass.getpass("Password: ")',
  'def check(password: str, token=None) -> bool:',
  'connect(password=password, token=self.token)',
  'token = tokens[0]',
  'class Login:\n    password: str\n    token: Optional[str]\n    secret: bytes',
  'call(\n    token: first1,\n)',
  'token: tokens1[0]',
  'if password: run2all',
  'TOKEN=next(tokens)',
  'API_KEY=None',
  'key = None',
  'keys = {"left": 3}',
  'clave = 3',
  'enclave = "harbour"',
  'print("token:", token, end="\\n")',
  'parser.add_argument("--password", help="how to sign in")',
  'parser.add_argument("--token"); parser.add_argument("--speed", default="0.25")',
  'if password == asked or "yes" in answer:',
  '<rosparam param="password">$(arg password)</rosparam><rosparam param="speed">0.25</rosparam>',
  'PWD=/ws/src',
  '/auth/callback?error_code=otp_expired&token_type=bearer&country_code=DE',
  '<param name="password" value="$(arg password)"/><param name="speed" value="0.25"/>',
  'rosparam set /robot/max_speed 0.2525',
  'to set password rules, and set the token aside',
  '# Basic movement: turn, then drive',
  "it's a secret that nobody tells",
  'secret_count = len(secrets)',
  '@property',
  'v = R@v + R@v.T',
  'https://wiki.ros.org:443/rospy/Overview',
  "pairs = ['http://a/b', 'c @ d']",
])('leaves %s alone', (code) => {
  expect(masked(code)).toBe(code);
});

const body = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC';

it.each([
  ['with headers', `Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,AB\n\n${body}\n${body}`],
  ['of PuTTY or another, with dashes within', `Comment: my-own-key\n${body}-${body}`],
  ['as a list of lines', `", "${body}", "${body}`],
])('masks a private key %s up to its end', (_, key) => {
  for (const name of ['RSA PRIVATE KEY', 'PGP PRIVATE KEY BLOCK']) {
    const safe = masked(`a = 1\n-----BEGIN ${name}-----\n${key}\n-----END ${name}-----\nb = 2`);
    expect(safe).not.toMatch(/MII|AES|own/);
    expect(safe).toMatch(/-----\nb = 2$/);
  }
});
