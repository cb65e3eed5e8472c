/** What the answers about versions say, each read only once it is known which answer it is. */
import type { KeepTextAnswer, KeptText, ListAnswer, TextAnswer } from '../ports/filePort.ts';
import type { VersionFault, VersionListContext } from './versionListEvents.ts';

export function listedFrom(answer: ListAnswer): Pick<VersionListContext, 'versions' | 'current'> {
  if (answer.outcome === 'failed') throw new Error('A list that did not come lists nothing');
  return { versions: answer.versions, current: answer.current };
}

export function readFrom(answer: TextAnswer): Pick<VersionListContext, 'code'> {
  if (answer.outcome === 'failed') throw new Error('A version that did not come says nothing');
  return { code: answer.code };
}

export function failedFrom(kind: VersionFault['kind'], answer: ListAnswer | TextAnswer | KeepTextAnswer): VersionFault {
  return { kind, detail: answer.outcome === 'failed' ? answer.detail : '' };
}

/** What is typed, as a version of its own. */
export function textToKeep({ path, draft }: VersionListContext): KeptText {
  return { path, code: draft?.code ?? '', cause: 'kept' };
}
