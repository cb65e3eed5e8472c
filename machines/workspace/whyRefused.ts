import { errorFactOf } from '#contract/errorFacts.ts';
import type { Reason } from '../ports/reason.ts';
import type { ControlFrame } from '../ports/socketPort.ts';

type Answer = Extract<ControlFrame, { type: 'robot_answered' | 'topic_answered' }>;

/** Why the server refused what a frame answers: a fact that is known here, else its own words; null where it does not say. */
export const whyRefused = ({ code, facts, error }: Pick<Answer, 'code' | 'facts' | 'error'>): Reason | null =>
  errorFactOf(code, facts) ?? error;

/** Why nothing came of what was asked, where the server did not answer in time. */
export const unanswered: Reason = { code: 'GRAPH_UNANSWERED', facts: {} };
