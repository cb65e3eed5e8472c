/** @typedef {import('xstate').AnyStateMachine} Machine */

/** How many letters a line of a drawing has at most, so that it fits the screen of a laptop. */
const LINE_LENGTH = 44;

/**
 * An event under the name by which people know it; a delay with its length.
 * @param {Machine} machine
 * @param {string} type
 * @returns {string}
 */
export function eventText(machine, type) {
  if (type === '') return 'at once';
  const [, delay] = /^xstate\.after\.(\w+)\./.exec(type) ?? [];
  if (delay !== undefined) return `after ${delay} (${lengthOf(machine.implementations.delays[delay])})`;
  return type
    .replace(/^xstate\.done\.actor\.(.*)/, '$1 answers')
    .replace(/^xstate\.error\.actor\.(.*)/, '$1 breaks')
    .replace(/^xstate\.done\.state\.(.*)/, '$1 is done');
}

/** @param {unknown} length */
function lengthOf(length) {
  if (typeof length !== 'number') return 'as long as its context says';
  return length < 1000 ? `${length} ms` : `${length / 1000} s`;
}

/**
 * The question that a way depends on; a question about something that stands in the machine with it.
 * @param {any} guard
 * @returns {string}
 */
export function guardText(guard) {
  if (guard === undefined) return '';
  const { type, params } = typeof guard === 'string' ? { type: guard, params: undefined } : guard;
  return `[${type}${typeof params === 'function' ? '' : paramsText(params)}]`;
}

/**
 * What is done, in the order in which it is done.
 * @param {Machine} machine
 * @param {readonly any[]} actions
 * @returns {string}
 */
export function actionsText(machine, actions) {
  return actions.length === 0 ? '' : `/ ${actions.map((action) => actionText(machine, action)).join(', ')}`;
}

/** @param {Machine} machine @param {any} action */
function actionText(machine, action) {
  const { type, params } = typeof action === 'string' ? { type: action, params: undefined } : action;
  /** @type {any} */
  const work = machine.implementations.actions[type];
  const spawned = spawnedBy(String(work?.assignment ?? work?.collect ?? '')).map((src) => ` (starts ${src})`);
  return `${type}${typeof params === 'function' ? eventsIn(String(params)) : paramsText(params)}${spawned.join('')}`;
}

/** The events that a piece of code makes. @param {string} code */
function eventsIn(code) {
  const types = [...code.matchAll(/\btype: ["'](\w+\.\w+)["']/g)].map(([, type]) => ` ${type}`);
  return [...new Set(types)].join(' or');
}

/** @param {any} params @returns {string} */
function paramsText(params) {
  if (params === undefined || params === null) return '';
  if (typeof params !== 'object') return ` ${params}`;
  const { type, ...more } = params;
  const rest = Object.values(more).map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)));
  return ` ${[type ?? [], rest].flat().join(' ')}`;
}

/**
 * The actors that a piece of code starts.
 * @param {string} code
 * @returns {string[]}
 */
export function spawnedBy(code) {
  return [...new Set([...code.matchAll(/\bspawn(?:Child)?\(\s*["'](\w+)["']/g)].map(([, src]) => src ?? ''))];
}

/**
 * A text in lines, broken where a word ends.
 * @param {string} text
 * @returns {string[]}
 */
export function wrapped(text) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= LINE_LENGTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return text === '' ? [] : lines;
}
