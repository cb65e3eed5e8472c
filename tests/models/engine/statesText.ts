/** Some of all states, in few words: a state of which every part is meant stands for its parts. */
export function statesText(some: readonly string[], all: readonly string[]): string {
  if (all.length > 1 && some.length === all.length) return 'any state';
  const whole = new Set(
    all.flatMap(ownersOf).filter((owner) => all.every((state) => !isIn(state, owner) || some.includes(state))),
  );
  const names = some.map((state) => {
    const owner = ownersOf(state).find(
      (each) => whole.has(each) && all.filter((other) => isIn(other, each)).length > 1,
    );
    return owner === undefined ? state : `${owner}.*`;
  });
  return [...new Set(names)].toSorted().join(', ');
}

/** The states around one, the outermost first. */
function ownersOf(state: string): string[] {
  const parts = state.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
}

const isIn = (state: string, owner: string): boolean => state.startsWith(`${owner}.`);
