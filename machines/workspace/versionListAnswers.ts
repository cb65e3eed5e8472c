/** What the answers about versions say, each read only once it is known which answer it is. */
import type { KeepTextAnswer, KeptText, ListAnswer, TextAnswer } from '../ports/filePort.ts';
import { required } from '../required.ts';
import { withOutcome } from '../withOutcome.ts';
import type { VersionFault, VersionListContext } from './versionListEvents.ts';

export function listedFrom(answer: ListAnswer): Pick<VersionListContext, 'versions' | 'current'> {
  const { versions, current } = withOutcome(answer, 'listed');
  return { versions, current };
}

export const readFrom = (answer: TextAnswer): Pick<VersionListContext, 'code'> => ({
  code: withOutcome(answer, 'read').code,
});

export function failedFrom(kind: VersionFault['kind'], answer: ListAnswer | TextAnswer | KeepTextAnswer): VersionFault {
  return { kind, detail: withOutcome(answer, 'failed').detail };
}

/** What is typed, as a version of its own. */
export function textToKeep({ path, draft }: VersionListContext): KeptText {
  return { path, code: required(draft).code, cause: 'kept' };
}
