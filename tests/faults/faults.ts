/** All mistakes that are known. */
import type { Fault } from './fault.ts';
import { pageFaults } from './pageFaults.ts';
import { programFaults } from './programFaults.ts';
import { robotFaults } from './robotFaults.ts';
import { runtimeFaults } from './runtimeFaults.ts';
import { sessionFaults } from './sessionFaults.ts';
import { widgetFaults } from './widgetFaults.ts';

export const faults: readonly Fault[] = [
  ...pageFaults,
  ...programFaults,
  ...robotFaults,
  ...runtimeFaults,
  ...sessionFaults,
  ...widgetFaults,
];
