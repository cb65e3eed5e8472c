import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';

/** A state as people name it: `lifecycle.running`. */
const nameOf = ({ path }: AnyStateNode): string => path.join('.');

const isInnermost = ({ states }: AnyStateNode): boolean => Object.keys(states).length === 0;

/** The innermost states of a machine in which it can be when it is looked at: it leaves those with a way out at once. */
export function restingStates({ root }: AnyStateMachine): string[] {
  const within = (node: AnyStateNode): AnyStateNode[] =>
    isInnermost(node) ? [node] : Object.values(node.states).flatMap(within);
  return within(root)
    .filter(({ always, type }) => type !== 'history' && !(always ?? []).some(({ guard }) => guard === undefined))
    .map(nameOf);
}

/** Those in which it is. */
export function innermostStates(snapshot: AnyMachineSnapshot): string[] {
  // oxlint-disable-next-line no-underscore-dangle -- the states that are active are declared under this name
  return snapshot._nodes.filter(isInnermost).map(nameOf);
}
