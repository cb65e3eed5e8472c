import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** Every state of a machine, itself first. */
export const statesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => statesOf(child)),
];

/** Everything that is written in a machine as a transition, by a name that tells which one it is. */
export function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const written = new Map<AnyTransitionDefinition, string>();
  for (const node of statesOf(machine.root)) {
    for (const [type, transitions] of node.transitions) name(written, node, type, transitions);
    name(written, node, 'always', node.always ?? []);
  }
  return written;
}

function name(
  written: Map<AnyTransitionDefinition, string>,
  node: AnyStateNode,
  type: string,
  transitions: readonly AnyTransitionDefinition[],
) {
  for (const [index, transition] of transitions.entries()) {
    const which = transitions.length > 1 ? ` (${index + 1}. of ${transitions.length})` : '';
    const target = transition.target?.map(({ id }) => id).join(', ') ?? 'where it is';
    written.set(transition, `${node.id}: ${type}${which} → ${target}`);
  }
}

/** Counts which transitions of a machine are taken by an actor with this `inspect`. */
export function coverageOf(machine: AnyStateMachine) {
  const written = transitionsOf(machine);
  const taken = new Set<string>();
  return {
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') return;
      const { _transitions: transitions } = event;
      for (const transition of transitions) taken.add(written.get(transition) ?? '');
    },
    total: written.size,
    missed: () => [...written.values()].filter((transition) => !taken.has(transition)),
  };
}
