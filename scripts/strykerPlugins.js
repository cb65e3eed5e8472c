/**
 * What `npm run mutation` leaves alone. A `description` is for people and diagrams: no machine acts on it, so that no test
 * of what a machine does could notice another one. That every state has one is a law of tests/machines/soundness.test.ts.
 * The `types` of a machine are for the compiler.
 */
export const strykerPlugins = [{ kind: 'Ignore', name: 'withoutBehaviour', value: { shouldIgnore } }];

/**
 * Why a piece of source is not changed; undefined when it is.
 * @param {{ node: Node }} path
 */
function shouldIgnore({ node }) {
  if (isIdle(node)) return 'It has no behaviour.';
  const properties = node.properties ?? [];
  return properties.length > 0 && properties.every(isIdle) ? 'Nothing in it has behaviour.' : undefined;
}

/** @param {Node} node */
const isIdle = (node) => isDescription(node) || isTypes(node);

/** @param {Node} node */
function isTypes({ type, key }) {
  return type === 'ObjectProperty' && key?.name === 'types';
}

/** @param {Node} node */
function isDescription({ type, key, value }) {
  return type === 'ObjectProperty' && key?.name === 'description' && value?.type === 'StringLiteral';
}

/** @typedef {{ type: string, key?: { name?: string }, value?: { type?: string }, properties?: Node[] }} Node */
