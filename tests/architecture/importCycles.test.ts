import { expect, it } from 'vitest';
import { targetOf } from './borderCrossings.ts';
import { cyclesIn } from './importCycles.ts';
import { type Import, importsOf } from './importsOf.ts';
import { sourceFiles } from './sourceFiles.ts';

/** Who names whom, among our own files. */
function graphOf(counts: (mention: Import) => boolean): Map<string, string[]> {
  return new Map(
    sourceFiles.map(({ path, tree }) => {
      const targets = importsOf(tree)
        .filter(counts)
        .map(({ specifier }) => targetOf(path, specifier));
      return [path, targets.filter((target) => target !== undefined)];
    }),
  );
}

const everything = graphOf(() => true);

const words = (cycles: string[][]) => cycles.map((cycle) => cycle.join(' → '));

it('runs no file before itself: no import leads back to where it began', () => {
  expect(words(cyclesIn(graphOf(({ typeOnly }) => !typeOnly)))).toEqual([]);
});

it('explains no file by itself: no import of a type leads back either', () => {
  expect(words(cyclesIn(everything))).toEqual([]);
});

/** The folders whose folders stand one above the other. */
const houses = ['machines', 'src', 'src/views', 'server', 'server/supabase', 'server/supabase/auth'];

it.each(houses)('lets no room of %s lead back to itself', (house) => {
  /** A folder of the house, or a file that lies in none. */
  const roomOf = (path: string) => path.slice(house.length + 1).split('/')[0]!;
  const rooms = new Map<string, string[]>();
  for (const [path, targets] of everything) {
    if (!path.startsWith(`${house}/`)) continue;
    const room = roomOf(path);
    const others = targets.filter((target) => target.startsWith(`${house}/`) && roomOf(target) !== room);
    rooms.set(room, [...(rooms.get(room) ?? []), ...others.map(roomOf)]);
  }
  expect(words(cyclesIn(rooms))).toEqual([]);
});

it('tells a knot once, by a shortest round', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['d', 'a']],
    ['d', []],
    ['e', ['e']],
  ]);
  expect(cyclesIn(graph)).toEqual([
    ['a', 'c', 'a'],
    ['e', 'e'],
  ]);
});
