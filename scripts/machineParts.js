/**
 * What a drawing shows of a machine: its states as boxes with lines of text, and what leads from one to another as arrows.
 *
 * @typedef {import('xstate').AnyStateMachine} Machine
 * @typedef {import('xstate').AnyStateNode} Node
 * @typedef {{ text: string, kind: 'event' | 'more' | 'note' | 'child', transition?: string }} Line
 * @typedef {{ id: string, name: string, description: string, isFinal: boolean, isParallel: boolean, first: string | undefined,
 *   lines: Line[], states: Box[] }} Box
 * @typedef {{ from: string, to: string, lines: Line[] }} Arrow
 * @typedef {{ name: string, type: string, transition: any, isRest: boolean }} Written
 */
import { actionsText, eventText, guardText, spawnedBy, wrapped } from './machineWords.js';

/**
 * A machine as boxes and arrows; every transition stands on exactly one of its lines, under a name that is its own.
 * @param {Machine} machine
 * @returns {{ box: Box, arrows: Arrow[] }}
 */
export function machineParts(machine) {
  const arrows = new Map();
  const box = boxOf(machine, machine.root, arrows);
  return { box, arrows: [...arrows.values()] };
}

/**
 * The names of all transitions that are written in a machine, from its definition alone.
 * @param {Machine} machine
 * @returns {string[]}
 */
export function transitionsOf(machine) {
  return nodesOf(machine.root).flatMap((node) => writtenIn(node).map(({ name }) => name));
}

/** @param {Node} node @returns {Node[]} */
const nodesOf = (node) => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** @param {Node} node */
const idOf = (node) => node.id.replaceAll(/\W/g, '_');

/**
 * @param {Node} node
 * @returns {Written[]}
 */
function writtenIn(node) {
  return [...node.transitions, ['', node.always ?? []]].flatMap((/** @type {any} */ [type, transitions]) =>
    transitions.map((/** @type {any} */ transition, /** @type {number} */ index) => ({
      name: `${node.id} ${type || 'always'} ${index + 1}`,
      type,
      transition,
      isRest: index > 0 && transition.guard === undefined,
    })),
  );
}

/**
 * @param {Machine} machine
 * @param {Node} node
 * @param {Map<string, Arrow>} arrows
 * @returns {Box}
 */
function boxOf(machine, node, arrows) {
  /** @type {Line[]} */
  const inside = [];
  for (const written of writtenIn(node)) {
    const [target] = written.transition.target ?? [];
    if (target === undefined || isWithin(target, node) || isWithin(node, target)) {
      inside.push(...linesOf(machine, written, target === undefined ? '' : wayTo(node, target)));
      continue;
    }
    const key = `${idOf(node)} ${idOf(target)}`;
    const arrow = arrows.get(key) ?? { from: idOf(node), to: idOf(target), lines: [] };
    arrow.lines.push(...linesOf(machine, written, ''));
    arrows.set(key, arrow);
  }
  const first = node.type === 'parallel' ? undefined : node.initial?.target?.[0];
  return {
    id: idOf(node),
    name: node.key,
    description: node.description ?? '',
    isFinal: node.type === 'final',
    isParallel: node.type === 'parallel',
    first: first && idOf(first),
    lines: [
      ...childrenOf(machine, node),
      ...doneAt('entry', machine, node),
      ...doneAt('exit', machine, node),
      ...inside,
    ],
    states: Object.values(node.states).map((child) => boxOf(machine, child, arrows)),
  };
}

/** @param {Node} inner @param {Node} outer */
const isWithin = (inner, outer) => inner === outer || inner.id.startsWith(`${outer.id}.`);

/** How a transition is told that stays within its own state. @param {Node} node @param {Node} target */
const wayTo = (node, target) => (node === target ? ' ↻' : ` → ${target.key}`);

/**
 * @param {Machine} machine
 * @param {Written} written
 * @param {string} way
 * @returns {Line[]}
 */
function linesOf(machine, { name, type, transition, isRest }, way) {
  const [first = '', ...rest] = wrapped(`${eventText(machine, type)}${way}`);
  const guard = isRest ? '[otherwise]' : guardText(transition.guard);
  const actions = actionsText(machine, transition.actions);
  return [
    { text: first, kind: 'event', transition: name },
    ...[...rest, ...wrapped(guard), ...wrapped(actions)].map((text) => ({
      text: `  ${text}`,
      kind: /** @type {const} */ ('more'),
    })),
  ];
}

/**
 * What runs as long as a state is active, and whom the machine starts with its context.
 * @param {Machine} machine
 * @param {Node} node
 * @returns {Line[]}
 */
function childrenOf(machine, node) {
  const invoked = node.invoke.map(({ id, src }) => {
    const logic = typeof src === 'string' ? machine.implementations.actors[src] : undefined;
    return `runs ${id}${logic !== undefined && 'root' in logic ? ' (a machine)' : ''}`;
  });
  const spawned = node === machine.root ? spawnedBy(String(machine.config.context)) : [];
  const lines = [...invoked, ...spawned.map((src) => `starts ${src} (a machine)`)];
  return lines.flatMap((line) => wrapped(line)).map((text) => ({ text, kind: 'child' }));
}

/**
 * @param {'entry' | 'exit'} when
 * @param {Machine} machine
 * @param {Node} node
 * @returns {Line[]}
 */
function doneAt(when, machine, node) {
  // How a delay is begun and ended is told by what happens after it.
  const own = node[when].filter((/** @type {any} */ action) => !String(action.type).startsWith('xstate.'));
  if (own.length === 0) return [];
  return wrapped(`${when} ${actionsText(machine, own)}`).map((text) => ({ text, kind: 'note' }));
}
