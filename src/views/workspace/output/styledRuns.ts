import { type Color, type ParseToken, parseAnsiSequences } from 'ansi-sequence-parser';
import { colouredText, plainText } from '../plainText.ts';
import { type Tone, toneOf } from './toneOf.ts';

/** A piece of a line whose letters are drawn alike. */
export interface Run {
  text: string;
  /** Empty where a program said nothing about it. */
  className: string;
  /** It is what somebody looks for. */
  isMarked?: boolean;
}

const ESCAPE = '\u001b';

/** What a terminal takes for the end of all styles, as the parser knows it. */
const shortReset = `${ESCAPE}[m`;
const longReset = `${ESCAPE}[0m`;

const letters: Record<Tone, string> = {
  plain: 'text-ink',
  grey: 'text-faint',
  red: 'text-console-err',
  green: 'text-console-out',
  yellow: 'text-console-warn',
  blue: 'text-console-blue',
  magenta: 'text-console-magenta',
  cyan: 'text-signal',
};

/** A tint, on which letters of each tone can be read. */
const grounds: Record<Tone, string> = {
  plain: 'bg-ink/12',
  grey: 'bg-ink/12',
  red: 'bg-console-err/15',
  green: 'bg-console-out/15',
  yellow: 'bg-console-warn/15',
  blue: 'bg-console-blue/15',
  magenta: 'bg-console-magenta/15',
  cyan: 'bg-signal/15',
};

const reversed: Record<Tone, string> = {
  plain: 'bg-ink text-console',
  grey: 'bg-faint text-console',
  red: 'bg-console-err text-console',
  green: 'bg-console-out text-console',
  yellow: 'bg-console-warn text-console',
  blue: 'bg-console-blue text-console',
  magenta: 'bg-console-magenta text-console',
  cyan: 'bg-signal text-console',
};

/** False for most lines: all of their letters are drawn alike. */
export const hasStyles = (text: string): boolean => text.includes(ESCAPE);

/** Cuts a line where its program changes the style of its letters. What would be invisible in one of the themes is not. */
export function styledRuns(text: string): Run[] {
  if (!hasStyles(text)) return [{ text: plainText(text), className: '' }];
  return parseAnsiSequences(colouredText(text).replaceAll(shortReset, longReset)).map((token) => ({
    text: token.value,
    className: classOf(token),
  }));
}

function classOf({ foreground, background, decorations }: ParseToken): string {
  const isReversed = decorations.has('reverse');
  return [
    isReversed ? reversed[tone(background ?? foreground)] : ((foreground && letters[tone(foreground)]) ?? ''),
    isReversed || background === null ? '' : grounds[tone(background)],
    decorations.has('dim') && foreground === null && !isReversed ? 'text-faint' : '',
    decorations.has('bold') ? 'font-semibold' : '',
    decorations.has('italic') ? 'italic' : '',
    decorations.has('underline') ? 'underline' : '',
    decorations.has('strikethrough') ? 'line-through' : '',
  ]
    .filter((name) => name !== '')
    .join(' ');
}

const tone = (color: Color | null): Tone => (color === null ? 'plain' : toneOf(color));
