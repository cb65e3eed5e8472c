/** What the answers about a file say, each read only once it is known which answer it is. */
import type { LoadAnswer, SaveAnswer } from '../ports/filePort.ts';
import { type Doubt, doubtOf } from './doubt.ts';
import type { Draft, Stored } from './draft.ts';

export function failureOf(answer: LoadAnswer | SaveAnswer): string {
  return answer.outcome === 'failed' ? answer.detail : '';
}

export function refusalOf(answer: SaveAnswer): Doubt & { kind: 'refused' } {
  if (answer.outcome === 'refused') return doubtOf(answer);
  throw new Error(`A save that ${answer.outcome} is no refusal`);
}

export function storedBy(answer: SaveAnswer, draft: Draft): Stored {
  if (answer.outcome === 'saved') return { code: draft.code, version: answer.version, savedAt: answer.savedAt };
  throw new Error(`A save that was ${answer.outcome} stored nothing`);
}
