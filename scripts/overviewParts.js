/** @typedef {import('xstate').AnyStateMachine} Machine */
/** @typedef {import('./machineFacts.js').MachineFacts} MachineFacts */
/** @typedef {import('./machineParts.js').Line} Line */

/**
 * All machines in one picture: which starts which, and which of their reports the owner hears.
 * @param {readonly Machine[]} machines
 * @param {ReadonlyMap<string, MachineFacts>} facts
 * @returns {import('./placedParts.js').Parts}
 */
export function overviewParts(machines, facts) {
  return {
    box: { ...boxOf('machines', ''), states: machines.map(({ id, config }) => boxOf(id, config.description ?? '')) },
    arrows: machines.flatMap((owner) =>
      startedBy(owner, machines).map((child) => ({
        from: owner.id,
        to: child.id,
        lines: linesOf(owner, child, facts),
      })),
    ),
    isWide: true,
  };
}

/** @param {string} name @param {string} description */
function boxOf(name, description) {
  return { id: name, name, description, isFinal: false, isParallel: false, first: undefined, lines: [], states: [] };
}

/**
 * The machines that a machine starts, from its definition.
 * @param {Machine} machine
 * @param {readonly Machine[]} machines
 */
export function startedBy({ implementations }, machines) {
  const actors = new Set(Object.values(implementations.actors));
  return machines.filter((machine) => actors.has(machine));
}

/**
 * What an owner hears from a machine that it starts.
 * @param {Machine} owner
 * @param {Machine} child
 * @param {ReadonlyMap<string, MachineFacts>} facts
 * @returns {string[]}
 */
export function heardFrom(owner, child, facts) {
  const reports = facts.get(`${child.id}Machine`)?.reports ?? [];
  return reports.map(({ type }) => type).filter((type) => owner.events.includes(type));
}

/**
 * @param {Machine} owner
 * @param {Machine} child
 * @param {ReadonlyMap<string, MachineFacts>} facts
 * @returns {Line[]}
 */
function linesOf(owner, child, facts) {
  const heard = heardFrom(owner, child, facts).length;
  return heard === 0 ? [] : [{ text: `hears ${heard} ${heard === 1 ? 'report' : 'reports'}`, kind: 'note' }];
}
