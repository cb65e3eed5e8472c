/** The colours that things in a world can have, and how much red, green and blue light each gives, from 0 to 255. */
export const colours = {
  red: [214, 40, 40],
  green: [40, 160, 60],
  blue: [40, 90, 220],
  yellow: [240, 200, 30],
  orange: [240, 120, 20],
  purple: [140, 60, 180],
  white: [245, 245, 245],
  grey: [120, 124, 130],
  black: [25, 25, 25],
} as const satisfies Readonly<Record<string, Rgb>>;

export type Rgb = readonly [number, number, number];

export type Colour = keyof typeof colours;

/** As style sheets and drawings write it. */
export function cssColour(name: Colour): string {
  return `rgb(${colours[name].join(', ')})`;
}
