/** What shows what it is, is found in whatever form a program, a command or an output has it; code that holds none is left alone. */
import { expect, it } from 'vitest';
import { createRedaction } from '#machines/recording/redaction.ts';
import { placesOfSecrets } from '#machines/recording/secretSpans.ts';

const nobody = { anywhere: [], asWords: [] };
const masked = (text: string): string => createRedaction().safeText('code', text);

/** What a mask shows of a secret: its shape. */
const hidden = /^(?:[\u4dc0-\u4dff\s.:/@]|%(?:25){0,3}[0-9A-F]{2})+$/;

/** The secrets are what stands between the brackets. */
const assigned = [
  'password = b"⟦geheim123xyz⟧"',
  "password = u'⟦geheim123xyz⟧'",
  'token = rf"⟦geheim123xyz⟧"',
  'password = """⟦geheim\n123xyz⟧"""',
  "password = '''⟦it is \"secret\"⟧'''",
  'password: str = "⟦geheim123xyz⟧"',
  'def login(password: Optional[str] = "⟦geheim123xyz⟧"):',
  'password = ("⟦geheim123xyz⟧")',
  'password = (\n    "⟦geheim123xyz⟧"\n)',
  'cfg["password"] = "⟦geheim123xyz⟧"',
  'TOKEN = os.getenv("TOKEN", "⟦geheim123xyz⟧")',
  "rospy.get_param('~db/password', '⟦geheim123xyz⟧')",
  'aws_secret_access_key = "⟦wJalrXUtnFEMIK7MDENG⟧"',
  'password         = "⟦geheim123xyz⟧"',
  'connect(password="⟦geheim123xyz⟧")',
  'if password == "⟦geheim123xyz⟧":',
  'password = "⟦ge\'heim123xyz⟧"',
  'password = "⟦ge\\"heim123xyz⟧"',
  '"{\\"password\\": \\"⟦geheim123xyz⟧\\"}"',
  'pwd = "⟦geheim123xyz⟧"',
  'passphrase = "⟦geheim123xyz⟧"',
  'contraseña = "⟦geheim123xyz⟧"',
  'contrasen\u0303a = "⟦geheim123xyz⟧"',
  'clave = "⟦geheim123xyz⟧"',
  'apiKey = "⟦geheim123xyz⟧"',
  'PassWord = "⟦geheim123xyz⟧"',
  'dbPassWD = "⟦geheim123xyz⟧"',
];
const offered = [
  'parser.add_argument("--password", default="⟦letmein94⟧")',
  "parser.add_argument('-p', '--db-password', type=str, default='⟦letmein94⟧', help='to sign in')",
  '@click.option(\n    "--token",\n    default="⟦letmein94⟧",\n)',
  'password = os.getenv("X") or "⟦letmein93⟧"',
  '<rosparam param="password">⟦letmein2⟧</rosparam>',
  '<rosparam param="db/token" subst_value="true">\n  ⟦letmein2⟧\n</rosparam>',
];
const written = [
  'password: ⟦hunter2secret⟧',
  'db:\n  user: ada\n  db_password: ⟦hunter2secret⟧\n  port: 5432',
  '- token: ⟦9f8e7d6c5b⟧',
  '"api_key": ⟦hunter2-secret⟧  # of the robot',
  'PASSWORD: ⟦geheim123xyz⟧\r\nPORT: 1',
];
const argued = [
  '--password ⟦geheim123xyz⟧ -v',
  '--password=⟦geheim123xyz⟧',
  "--db-token '⟦geheim 123xyz⟧'",
  'PASSWORD=⟦geheim123xyz⟧ ./run',
  'export DB_PWD=⟦geheim123xyz⟧',
  'rosrun pkg node _password:=⟦geheim123xyz⟧',
  '"Authorization: Basic ⟦YWRhOmdlaGVpbQ==⟧"',
  '{"Authorization": "Basic ⟦YWRhOmdlaGVpbQ==⟧"}',
  '"AUTHORIzation: TOKEN ⟦YWRhOmdlaGVpbQ==⟧"',
  'rosparam set /db/password ⟦hunter22⟧',
  "rosparam set password '⟦hunter 22⟧'",
  'set ~db/token ⟦hunter22⟧',
  'set robot/password ⟦hunter22⟧',
  "set password '⟦hunter 22⟧'",
  '<param name="password" value="⟦hunter22⟧"/>',
  '<param name="db/password" type="str" value=\'⟦hunter "22"⟧\'/>',
  '<arg default="⟦hunter22⟧" name="api_key"/>',
  'https://robots.example.org/in?client_secret=⟦hunter22⟧&next=/learn',
  '/auth/callback#a=1&provider_refresh_token=⟦1//0gHunter22⟧',
  '/x?q=%26client_secret%3D⟦hunter22⟧%26n%3D1',
  'BEARER ⟦YWRhOmdlaGVpbQ⟧',
  '⟦rk-abcdefgh1234⟧',
  '/x?q=%26TOKEN%3d⟦geheim123xyz⟧',
  '⟦ghu_16C7e42F292c6912E7710c838347Ae178B4a⟧',
  '⟦whsec_abcdefghijklmnop⟧',
  '⟦sb_secret_abcdefghijklmnop⟧',
];

const addressed = [
  'von ⟦josé@correo.es⟧',
  'cc ⟦jose\u0301@correo.es⟧',
  '⟦jürgen.müller@müller.de⟧, nobody else',
  "⟦o'brien@example.com⟧",
  "print(b'⟦ada@example.com⟧')",
  "'x'+'⟦ada@example.com⟧'",
  '⟦a@example.com⟧',
  'ssh://⟦git@host⟧/r',
  'https://⟦ada⟧:⟦geheim!123xyz!⟧@host/r',
  '"mysql://⟦root⟧:⟦g$h!m⟧@db"',
  'redis://:⟦p@ss,w(o)rd⟧@cache:6379',
  '/x?to=⟦jos%C3%A9%40correo.es⟧',
  '/x?to=⟦jos%25C3%25A9%2540correo.es⟧',
];

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

/** What looks at each of some thousand characters once needs less than this; squared it is thousands. */
const BUDGET_MS = 200;
const TIMES = 4000;

it('takes no longer for a text than it is long', () => {
  const slow = [...assigned, ...offered, ...argued, ...addressed].flatMap((example) => {
    const text = example.replaceAll(/[⟦⟧]/g, '');
    return Array.from(text, (_, at) => [at, 1 + (at % 4)] as const).flatMap(([at, length]) => {
      const part = text.slice(at, at + length);
      return costOf(`${text.slice(0, at)}${part.repeat(TIMES)}\n!`) > BUDGET_MS
        ? [`${part} again and again in ${text}`]
        : [];
    });
  });
  expect(slow).toEqual([]);
});

/** The computing time of a search, in milliseconds: a busy machine does not lengthen it. */
function costOf(text: string): number {
  const before = process.cpuUsage();
  placesOfSecrets(text, nobody);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
