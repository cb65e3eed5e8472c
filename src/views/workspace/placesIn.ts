/** A piece of a text; with a line where it names one of the file that is worked on. */
export interface Piece {
  text: string;
  /** Where it begins. */
  from: number;
  line?: number;
}

/** As Python names a place in its tracebacks: a whole text in quotes, and the number of a line. */
const place = /File "([^"\n]{1,1024})", line (\d{1,7})/g;

/** Most lines name no place, and are not searched any further. */
const mark = 'File "';

/** False for most texts: nothing in them can be pressed, whatever file is worked on. */
export const mayNamePlace = (text: string): boolean => text.includes(mark);

/** Cuts a text before and behind each place that it names in the file of this name. */
export function placesIn(text: string, fileName: string): Piece[] {
  if (!mayNamePlace(text)) return text === '' ? [] : [{ text, from: 0 }];
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(place)) {
    const [whole, path = '', line] = found;
    if (path.split('/').at(-1) !== fileName) continue;
    pieces.push({ text: text.slice(end, found.index), from: end });
    pieces.push({ text: whole, from: found.index, line: Number(line) });
    end = found.index + whole.length;
  }
  return [...pieces, { text: text.slice(end), from: end }].filter((piece) => piece.text !== '');
}
