import type { FaultFamily } from './faultSign.ts';
import { messageModules, modules, partsOfModules } from './rosNames.ts';

const messages = Object.values(messageModules).flat();
const imported: readonly string[] = [...modules, ...partsOfModules, ...messages];

/** Names that mean nothing where they stand. */
export const nameFaults = {
  selfUnknown: { pattern: /^NameError: name 'self' is not defined/ },
  nameNotImported: {
    pattern: new RegExp(`^NameError: name '(?<name>${imported.join('|')})' is not defined`),
  },
  nameUnknown: {
    pattern: /^NameError: name '(?<name>\w{1,80})' is not defined(?:\. Did you mean: '(?<near>\w{1,80})'\?)?/,
    meant: () => [...imported, 'True', 'False', 'None', 'print', 'range', 'float'],
  },
  nameFree: { pattern: /^NameError: cannot access free variable '(?<name>\w{1,80})'/ },
  localUnassigned: {
    pattern: /^UnboundLocalError: cannot access local variable '(?<name>\w{1,80})'/,
  },
} as const satisfies FaultFamily;
