import { parseAst } from 'vite';

/**
 * What a machine says of its states and transitions is for those who read its drawing; a learner's browser does without.
 * @returns {import('vite').Plugin} blanks the descriptions of machines out of a build; every other place in the code stays where it is
 */
export function withoutDescriptions() {
  return {
    name: 'servolab:without-descriptions',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/machines\/.*Machine\.ts$/ },
      handler: (code) => ({ code: blankDescriptions(code), map: null }),
    },
  };
}

/**
 * The same code with spaces where a machine describes itself, so that a source map is as right as before.
 * @param {string} code JavaScript
 */
export function blankDescriptions(code) {
  let text = code;
  for (const { start, end } of descriptionsIn(parseAst(code))) {
    const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
    const gone = text.slice(start, end + comma);
    text = text.slice(0, start) + gone.replaceAll(/\S/g, ' ') + text.slice(end + comma);
  }
  return text;
}

/**
 * The properties called `description` of what is given to `createMachine`.
 * @param {any} node of a tree of the code, or a list of them
 * @param {boolean} [isMachine] whether this is a part of such a call
 * @returns {{ start: number, end: number }[]}
 */
function descriptionsIn(node, isMachine = false) {
  if (typeof node !== 'object' || node === null) return [];
  if (isMachine && node.type === 'Property' && node.key.name === 'description' && node.value.type === 'Literal')
    return [node];
  const isCall = node.type === 'CallExpression' && node.callee.property?.name === 'createMachine';
  return Object.values(node).flatMap((part) => descriptionsIn(part, isMachine || isCall));
}
