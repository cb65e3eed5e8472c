import { withoutPieces } from './minimised.ts';
import type { KeptActor, StartState } from './startState.ts';

/** Leaves out of a state every actor and timer, wherever what is looked for holds without. */
export function minimisedStart(
  start: StartState,
  holds: (start: StartState) => boolean,
  isOver: () => boolean,
): StartState {
  const [root, ...others] = start.actors;
  const of = (actors: readonly KeptActor[]): StartState => {
    const kept = withOwners([root, ...actors]);
    const timers = start.timers.filter(({ path }) => kept.some((actor) => actor.path === path));
    return { ...start, actors: [root, ...kept.slice(1)], timers };
  };
  const fewer = of(withoutPieces(others, (actors) => holds(of(actors)), isOver));
  const timers = withoutPieces(fewer.timers, (left) => holds({ ...fewer, timers: [...left] }), isOver);
  return { ...fewer, timers: [...timers] };
}

/** Nobody is there whose owner is not. The owners come before whom they own. */
function withOwners(actors: readonly KeptActor[]): readonly KeptActor[] {
  const paths = new Set<string>();
  return actors.filter(({ path }) => {
    const end = path.lastIndexOf('/');
    const isOwned = end === -1 || paths.has(path.slice(0, end));
    if (isOwned) paths.add(path);
    return isOwned;
  });
}
