/**
 * A machine as a Mermaid state diagram: its states, what is invoked in them, and every written transition.
 * @param {import('xstate').AnyStateMachine} machine
 * @returns {string}
 */
export function mermaidOf(machine) {
  const lines = ['stateDiagram-v2', ...insideOf(machine.root, '  ')];
  const moves = nodesOf(machine.root).flatMap((node) => movesOf(node, machine.root));
  if (moves.some((move) => move.includes(ANYWHERE))) lines.push(`  state "any state" as ${ANYWHERE}`);
  return [...lines, ...moves, ''].join('\n');
}

const ANYWHERE = 'any_state';

/** @typedef {import('xstate').AnyStateNode} Node */

/** @param {Node} node @returns {Node[]} */
const nodesOf = (node) => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** @param {Node} node */
const idOf = (node) => node.id.replace(/\W/g, '_');

/**
 * The states within a state, and which one it begins with.
 * @param {Node} node
 * @param {string} indent
 * @returns {string[]}
 */
function insideOf(node, indent) {
  const children = Object.values(node.states).flatMap((child) => stateOf(child, indent));
  const first = node.type === 'parallel' ? undefined : node.initial?.target?.[0];
  return first ? [...children, `${indent}[*] --> ${idOf(first)}`] : children;
}

/**
 * @param {Node} node
 * @param {string} indent
 * @returns {string[]}
 */
function stateOf(node, indent) {
  const invoked = node.invoke.map(({ id }) => `<br/>invokes ${id}`).join('');
  if (Object.keys(node.states).length === 0) return [`${indent}state "${node.key}${invoked}" as ${idOf(node)}`];
  return [`${indent}state "${node.key}${invoked}" as ${idOf(node)} {`, ...insideOf(node, `${indent}  `), `${indent}}`];
}

/**
 * What leads from a state to others; what changes no state is in the machine's table.
 * @param {Node} node
 * @param {Node} root
 * @returns {string[]}
 */
function movesOf(node, root) {
  const written = [...node.transitions, ['', node.always ?? []]];
  return written.flatMap(([type, transitions]) =>
    transitions.flatMap((/** @type {any} */ transition) =>
      (transition.target ?? []).map((/** @type {Node} */ target) => {
        const label = [eventName(type), guardOf(transition)].filter(Boolean).join(' ');
        return `  ${node === root ? ANYWHERE : idOf(node)} --> ${idOf(target)}${label && ` : ${label}`}`;
      }),
    ),
  );
}

/** @param {string} type */
function eventName(type) {
  return type
    .replace(/^xstate\.done\.actor\.(.*)/, '$1 answers')
    .replace(/^xstate\.error\.actor\.(.*)/, '$1 breaks')
    .replace(/^xstate\.after\.(\w+)\..*/, 'after $1');
}

/** @param {{ guard?: string | { type: string } }} transition */
function guardOf({ guard }) {
  if (guard === undefined) return '';
  return `when ${typeof guard === 'string' ? guard : guard.type}`;
}
