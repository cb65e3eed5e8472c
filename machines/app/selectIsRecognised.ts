import { isUnsettled } from '../site/authStatus.ts';
import type { AppSnapshot } from './appSelectors.ts';

/** Whether it is known who is here: nobody, somebody who is new, or a learner. Apart from what the first sight of the site needs. */
export const selectIsRecognised = ({ context: { authStatus } }: AppSnapshot): boolean => !isUnsettled(authStatus);
