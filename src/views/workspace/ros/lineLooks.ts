/** How the lines of a plot look, one after the other: told apart by their dashes as well as by their colours. */
interface LineLook {
  /** A colour of the theme. */
  colour: string;
  /** Lengths drawn and left out, in pixels. */
  dash: readonly number[];
}

const looks: readonly LineLook[] = [
  { colour: 'accent-text', dash: [] },
  { colour: 'signal', dash: [8, 3] },
  { colour: 'good', dash: [2, 3] },
  { colour: 'warn', dash: [12, 3, 2, 3] },
  { colour: 'expert', dash: [5, 5] },
  { colour: 'ink', dash: [] },
];

export const lookOf = (place: number): LineLook => looks[place % looks.length] ?? { colour: 'ink', dash: [] };
