/** A recorded log, made into a test that somebody keeps. */
import { type LogError, isHeadless, parseLog } from './logFormat.ts';
import { player } from './player.ts';
import { type Choice, testCase } from './testCase.ts';
import { testName, testText } from './testText.ts';
import { currentApp } from './currentApp.ts';

/** What is chosen of a log; without a step the one where today's machines part from it, or its end. */
export interface LogChoice extends Omit<Choice, 'step' | 'divergence'> {
  step: number | null;
}

export type LogTest =
  | { outcome: 'written'; name: string; text: string; step: number; steps: number; events: number }
  | { outcome: 'refused'; error: LogError }
  | { outcome: 'headless'; dropped: number }
  /** There is no such step. */
  | { outcome: 'beyond'; steps: number }
  /** Today's machines part from the log at an earlier step. */
  | { outcome: 'behind'; step: number }
  | { outcome: 'untestable' };

/** Writes the test; takes as long as `isOver` allows, and then keeps what could not be left out in time. */
export function logTest(text: string, { step, ...choice }: LogChoice): LogTest {
  const answer = parseLog(text);
  if (answer.outcome === 'refused') return answer;
  const { log } = answer;
  if (isHeadless(log)) return { outcome: 'headless', dropped: log.header.dropped };
  const steps = log.entries.length;
  const divergence = player(currentApp, log).run();
  const chosen = step ?? divergence?.step ?? steps - 1;
  if (!Number.isInteger(chosen) || chosen < 0 || chosen >= steps) return { outcome: 'beyond', steps };
  const made = testCase(currentApp, log, { ...choice, step: chosen, divergence });
  if (made.outcome === 'behind') return { outcome: 'behind', step: divergence?.step ?? chosen };
  if (made.outcome !== 'made') return { outcome: 'untestable' };
  const written = { name: testName(made.made), text: testText(made.made, log.header, choice.isWrong) };
  return { outcome: 'written', ...written, step: chosen, steps, events: made.made.events.length };
}
