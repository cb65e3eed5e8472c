/** Recognises in a line of output what is wrong with a program, so that a learner can be told in a sentence. */
import { argumentFaults } from './argumentFaults.ts';
import { commandFaults } from './commandFaults.ts';
import type { FactName, FaultFacts, FaultSign } from './faultSign.ts';
import { importFaults } from './importFaults.ts';
import { messageFaults } from './messageFaults.ts';
import { nameFaults } from './nameFaults.ts';
import { nearestName } from './nearestName.ts';
import { nodeFaults } from './nodeFaults.ts';
import { nothingFaults } from './nothingFaults.ts';
import { syntaxFaults } from './syntaxFaults.ts';
import { typeFaults } from './typeFaults.ts';
import { valueFaults } from './valueFaults.ts';

/** Every fault there is a sentence for. */
const faults = {
  ...syntaxFaults,
  ...nameFaults,
  ...importFaults,
  ...nothingFaults,
  ...argumentFaults,
  ...typeFaults,
  ...messageFaults,
  ...nodeFaults,
  ...valueFaults,
  ...commandFaults,
} as const;

export type Fault = keyof typeof faults;

/** A fault, and what the line says about it. */
export interface Advice {
  fault: Fault;
  facts: FaultFacts;
}

// The keys of a literal are the names that its type has.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const signs = Object.entries(faults) as [Fault, FaultSign][];

/** Every line with a fault has one of these words. */
const mayTell =
  /Error|Exception|Interrupt|Warning|WARN|ERROR|rosrun|shutdown request|Unable to register|topic types|\\r/;

/** What stands before the name of an exception: how the build begins, and the module it is from. */
const introduction = /^(?:Sorry: )?(?:[a-z_]{1,40}\.){0,4}(?=[A-Z])/;

/** As many letters of a line are looked at. */
const LONGEST = 1000;

/** False for most lines, which need not be looked at any further. */
export const isSuspicious = (line: string): boolean => mayTell.test(line);

/** Undefined where nothing that is known is wrong. The line has no colours any more. */
export function adviceOn(line: string): Advice | undefined {
  if (!isSuspicious(line)) return undefined;
  const said = line.slice(0, LONGEST).replace(introduction, '');
  for (const [fault, { pattern, meant }] of signs) {
    const groups = pattern.exec(said);
    if (groups !== null) return { fault, facts: factsOf(groups.groups ?? {}, meant) };
  }
  return undefined;
}

function factsOf(said: Partial<Record<FactName, string>>, meant: FaultSign['meant']): FaultFacts {
  const { name = '', near = '', kind = '', other = '' } = said;
  const facts = { name, near, kind, other };
  return near !== '' || meant === undefined ? facts : { ...facts, near: nearestName(name, meant(facts)) ?? '' };
}
