/** What shows in one place that it is a secret is masked everywhere, but for what is the name of other things. */
import { expect, it } from 'vitest';
import { createRedaction } from '#machines/recording/redaction.ts';
import { seenTexts } from '#machines/recording/seenTexts.ts';

/** What a log has of a text once the program has this line, and what goes along of an output that has both. */
function written(line: string, text: string): { log: string; output: string; code: string } {
  const { redact } = createRedaction();
  const { json: code } = redact({ type: 'code.edited', code: line });
  const { json: log } = redact({ type: 'message.printed', text });
  const rows = [line, text].map((printed, index) => ({
    kind: 'line' as const,
    processId: 'p1',
    seq: index + 1,
    stream: 'stdout' as const,
    text: printed,
    timestamp: '2026-01-01T00:00:00Z',
  }));
  return { code, log, output: seenTexts({ rows, run: () => null }, createRedaction()).join('') };
}

it.each([
  ['clave = "/cmd_vel"', 'rostopic echo /cmd_vel'],
  ['password = "/robot1/scan"', 'rostopic hz /robot1/scan'],
  ['clave = "obstacle_course"', '/ws/src/scripts/obstacle_course.py'],
  ['token = "rostopic"', 'rostopic list'],
  ['secret_key = "Completed"', 'Completed'],
  ['clave: "velocidad"', 'la velocidad es 2'],
])('masks what %s is given, and leaves %s as it is', (line, text) => {
  const { code, log, output } = written(line, text);
  const [, given = ''] = /"([^"]*)"/.exec(line) ?? [];
  expect(code).not.toContain(given);
  expect(log).toContain(text);
  expect(output).toContain(text);
});

it.each([
  ['clave = "obstacle7course"', 'obstacle7course'],
  ['clave = "obstacleCourse"', 'obstacleCourse'],
  ['contraseña = "velocidad"', 'velocidad'],
  ['password = "correcthorse"', 'correcthorse'],
  ['db_token_password = "correcthorse"', 'correcthorse'],
  ['token = "abcdefghijklmnopqrstuvwxyzabcdefghi"', 'abcdefghijklmnopqrstuvwxyzabcdefghi'],
  ['token = "quiet-marmalade"', 'quiet-marmalade'],
])('masks what %s is given where %s stands elsewhere, too', (line, secret) => {
  const { log, output } = written(line, `it says ${secret} here`);
  expect(log).not.toContain(secret);
  expect(output).not.toContain(secret);
});
