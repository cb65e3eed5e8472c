import { type Color, type ColorName, createColorPalette, namedColors } from 'ansi-sequence-parser';

/** The colours in which output is drawn: each can be read in both themes. */
export type Tone = 'plain' | 'grey' | 'red' | 'yellow' | 'green' | 'cyan' | 'blue' | 'magenta';

const named: Record<ColorName, Tone> = {
  black: 'grey',
  red: 'red',
  green: 'green',
  yellow: 'yellow',
  blue: 'blue',
  magenta: 'magenta',
  cyan: 'cyan',
  white: 'plain',
  brightBlack: 'grey',
  brightRed: 'red',
  brightGreen: 'green',
  brightYellow: 'yellow',
  brightBlue: 'blue',
  brightMagenta: 'magenta',
  brightCyan: 'cyan',
  brightWhite: 'plain',
};

/** Round the circle of colours, sixty degrees each, beginning at red. */
const hues = ['red', 'yellow', 'green', 'cyan', 'blue', 'magenta'] as const;

/** Closer to grey than this, of 255, a colour is none. */
const FAINT_CHROMA = 40;
const BRIGHT = 170;

const palette = createColorPalette();

/** The tone that comes closest to a colour of a terminal: one of sixteen names, of a table of 256, or any mixture. */
export function toneOf(color: Color): Tone {
  if (color.type === 'named') return named[color.name];
  const name = color.type === 'table' ? namedColors[color.index] : undefined;
  return name === undefined ? nearest(color) : named[name];
}

function nearest(color: Color): Tone {
  const [red = 0, green = 0, blue = 0] = channels(color);
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma < FAINT_CHROMA) return most < BRIGHT ? 'grey' : 'plain';
  return hues[Math.round(sextant(red, green, blue, most, chroma)) % hues.length] ?? 'plain';
}

/** Where a colour stands on the circle of hues: 0 is red, 2 green, 4 blue. */
function sextant(red: number, green: number, blue: number, most: number, chroma: number): number {
  if (most === red) return ((green - blue) / chroma + hues.length) % hues.length;
  return most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
}

function channels(color: Color): readonly number[] {
  if (color.type === 'rgb') return color.rgb;
  const hex = palette.value(color) as string | undefined;
  return hex === undefined ? [] : [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
