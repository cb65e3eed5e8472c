/**
 * How much room the sections around the editor take, in rem: a side is so wide, the bottom so high. The editor has what is
 * left. Within the console, its history is so high.
 */
import type { Section } from './panels.ts';

export type SizedPart = Exclude<Section, 'centre'> | 'history';
export type PaneSizes = Readonly<Record<SizedPart, number>>;

interface Extent {
  initial: number;
  least: number;
  /** Enough for any of them to be the largest pane of a wide window. */
  most: number;
}

export const extents: Readonly<Record<SizedPart, Extent>> = {
  left: { initial: 20, least: 12, most: 60 },
  right: { initial: 24, least: 16, most: 60 },
  bottom: { initial: 12, least: 5, most: 40 },
  // Its heading, and never less than five lines.
  history: { initial: 12, least: 9, most: 40 },
};

export const initialSizes: PaneSizes = {
  left: extents.left.initial,
  right: extents.right.initial,
  bottom: extents.bottom.initial,
  history: extents.history.initial,
};

/** The size nearest to the one that was wished for; a hundredth of a rem is less than a pixel. */
export function fittingSize(section: SizedPart, size: number): number {
  const { least, most } = extents[section];
  return Math.round(Math.min(Math.max(size, least), most) * 100) / 100;
}

/** As a browser remembers them. */
export const sizesText = ({ left, right, bottom, history }: PaneSizes): string =>
  `left=${left} right=${right} bottom=${bottom} history=${history}`;

/** What a browser remembers; where it remembers nothing that is a size, it is the first one. */
export function rememberedSizes(text: string | null): PaneSizes {
  const sizeOf = (section: SizedPart) => {
    const [, size] = new RegExp(String.raw`\b${section}=(\d+(?:\.\d+)?)\b`).exec(text ?? '') ?? [];
    return size === undefined ? extents[section].initial : fittingSize(section, Number(size));
  };
  return { left: sizeOf('left'), right: sizeOf('right'), bottom: sizeOf('bottom'), history: sizeOf('history') };
}
