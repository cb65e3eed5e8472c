import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { PASSWORD_MIN_LENGTH } from '#contract/limits.ts';

/** How long a password must be is asked when a form is opened, and told once. */
export const isLengthAnsweredOnce = ({ context }: AnyMachineSnapshot, { type }: AnyEventObject): boolean =>
  type !== 'xstate.done.actor.askPasswordLength' || context['passwordLength'] === PASSWORD_MIN_LENGTH;
