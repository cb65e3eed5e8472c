import { startedBy } from './overviewParts.js';

/** @typedef {import('xstate').AnyStateMachine} Machine */
/** @typedef {import('xstate').AnyStateNode} Node */
/** @typedef {import('./machineFacts.js').MachineFacts} MachineFacts */
/** @typedef {import('./machineFacts.js').Message} Message */

/**
 * The page of a machine: what somebody has to know who shows it, starts it or sends it something.
 * @param {Machine} machine
 * @param {MachineFacts} facts
 * @param {readonly Machine[]} machines
 */
export function machinePage(machine, { path, introduction, events, reports, selectors }, machines) {
  const taken = new Set(machine.events.filter((type) => !type.startsWith('xstate.')));
  const delays = Object.entries(machine.implementations.delays);
  const owners = machines.filter((other) => startedBy(other, machines).includes(machine));
  return `${[
    `# ${machine.id}`,
    ...new Set([machine.config.description, introduction]),
    `[${path}](../../machines/${path}) · [every case](../../tests/models/tables/${machine.id}.txt)`,
    `![The states of ${machine.id}](${machine.id}.svg)`,
    ...listOf('Started by', owners.map(linkTo)),
    ...listOf('Starts', startedBy(machine, machines).map(linkTo)),
    '## States',
    Object.values(machine.root.states)
      .flatMap((state) => statesFrom(state, ''))
      .join('\n'),
    ...section(
      'Takes',
      events.filter(({ type }) => taken.has(type)),
      messageLine,
    ),
    ...section('Reports', reports, messageLine),
    ...section('Selectors', selectors, ({ name, answers, comment }) => line(`${name}: ${answers}`, comment)),
    ...section('Waits', delays, ([name, length]) => line(name, lengthOf(length))),
  ].join('\n\n')}\n`;
}

/** @param {Machine} machine */
const linkTo = ({ id }) => `[${id}](${id}.md)`;

/** @param {string} title @param {readonly string[]} links */
const listOf = (title, links) => (links.length === 0 ? [] : [`${title} ${links.toSorted().join(', ')}.`]);

/**
 * @param {Node} node
 * @param {string} indent
 * @returns {string[]}
 */
function statesFrom(node, indent) {
  const tags = node.tags.length === 0 ? '' : ` Tagged ${node.tags.map((tag) => `\`${tag}\``).join(', ')}.`;
  return [
    `${indent}${line(node.key, `${node.description ?? ''}${tags}`)}`,
    ...Object.values(node.states).flatMap((child) => statesFrom(child, `${indent}  `)),
  ];
}

/**
 * @template Item
 * @param {string} title
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} lineOf
 */
const section = (title, items, lineOf) => (items.length === 0 ? [] : [`## ${title}`, items.map(lineOf).join('\n')]);

/** @param {Message} message */
const messageLine = ({ type, fields, comment }) =>
  line(fields.length === 0 ? type : `${type} { ${fields.join(', ')} }`, comment);

/** @param {string} code @param {string} words */
const line = (code, words) => `- \`${code}\`${words === '' ? '' : ` – ${words}`}`;

/** @param {unknown} length */
const lengthOf = (length) => (typeof length === 'number' ? `${length} ms` : 'as long as what is known asks for');
