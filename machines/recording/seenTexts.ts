/** The companion of a log, as lines of it: the newest of the output and the robot's last run, without what nobody should know. */
import type { Seen } from '../ports/logPort.ts';
import type { OutputRow } from '../ports/outputPort.ts';
import { type PrintedLine, byProcess, outputTexts, runLine } from './companion.ts';
import type { Redaction } from './redaction.ts';
import { secretSpans } from './secretSpans.ts';
import { isSecretElsewhere } from './isSecretElsewhere.ts';

/** So many characters of output go with a log, the newest. */
const MOST_OUTPUT = 1_500_000;
/** So many before them are searched as well: what begins there may be a secret. */
const SEARCHED_BEFORE = 50_000;
/** What a line takes besides its text. */
const LINE_SIZE = 10;

type Secrets = Pick<Redaction, 'safeText' | 'secretsIn'>;

export function seenTexts({ rows, run }: Seen, redaction: Secrets, room = MOST_OUTPUT): string[] {
  const searched = newest(rows.filter(isLine), room + SEARCHED_BEFORE);
  const written = run((text) => redaction.safeText('text', text));
  return [
    ...outputTexts(newest(withoutSecrets(searched, redaction), room)),
    ...(written === null ? [] : [runLine(written)]),
  ];
}

const isLine = (row: OutputRow): row is Extract<OutputRow, { kind: 'line' }> => row.kind === 'line';

/** The newest lines that fit. */
function newest<Line extends PrintedLine>(lines: readonly Line[], room: number): readonly Line[] {
  let left = room;
  const first = lines.findLastIndex(({ text }) => {
    left -= text.length + LINE_SIZE;
    return left < 0;
  });
  return lines.slice(first + 1);
}

/** What each process printed is searched as one text: a key has many lines. A mask keeps the ends of lines. */
function withoutSecrets(lines: readonly PrintedLine[], redaction: Secrets): readonly PrintedLine[] {
  const ofProcesses = [...byProcess(lines).values()];
  const texts = ofProcesses.map((ofOne) => ofOne.map(({ text }) => text).join('\n'));
  const secrets = new Set(texts.flatMap(labelledSecrets));
  const safe = new Map<PrintedLine, PrintedLine>();
  for (const [index, ofOne] of ofProcesses.entries()) {
    const parts = covered(texts[index] ?? '', secrets, redaction).split('\n');
    for (const [place, line] of ofOne.entries()) safe.set(line, { ...line, text: parts[place] ?? '' });
  }
  return lines.flatMap((line) => safe.get(line) ?? []);
}

/** What shows what it is, and is a secret elsewhere, too. */
const labelledSecrets = (text: string): string[] =>
  secretSpans(withoutColours(text), { anywhere: [], asWords: [] })
    .filter((span) => isSecretElsewhere(text, span))
    .map(({ from, to }) => text.slice(from, to));

function covered(text: string, secrets: ReadonlySet<string>, { secretsIn }: Secrets): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, mask } of secretsIn(withoutColours(text), secrets)) {
    parts.push(text.slice(at, from), mask);
    at = to;
  }
  return parts.join('') + text.slice(at);
}

/** Where a colour begins or ends is no letter of what stands there. As long as the text. */
const withoutColours = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- this is what programs print
  text.replace(/\u001B\[[\d;]*m/g, ({ length }) => '\u0000'.repeat(length));
