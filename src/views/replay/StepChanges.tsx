import type { ActorChange } from '#machines/recording/LogViewer.ts';
import { type PartChange, textChange } from '#machines/recording/partsThatDiffer.ts';
import { useTexts } from '../useTexts.ts';

/** Letters that are shown around a change within a text. */
const AROUND = 40;

/** Longer values are cut: what differs shows at their beginnings, as whatever has parts is compared part by part. */
const LONGEST_VALUE = 600;

/** What every actor became in a step: its state, and what it knows, before and after. */
export function StepChanges({ changes }: { changes: readonly ActorChange[] }) {
  const { replayStepTexts } = useTexts();
  return (
    <ul translate="no" className="readout-text grid gap-3 text-ink">
      {changes.map(({ path, state, parts }) => (
        <li key={path} className="min-w-0">
          <p className="break-words font-medium">
            {path}
            {state.before === state.after ? null : (
              <span className="text-muted">
                {' '}
                <del className="text-bad no-underline">{state.before ?? replayStepTexts.absent}</del> →{' '}
                <ins className="text-good no-underline">{state.after ?? replayStepTexts.absent}</ins>
              </span>
            )}
          </p>
          {parts.length === 0 ? null : (
            <ul className="mt-1 grid gap-1 border-l border-line pl-3">
              {parts.map((part) => (
                <li key={part.keys.join('.')} className="break-all">
                  <span className="text-muted">{part.keys.join('.')}: </span>
                  <Difference part={part} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A text shows the piece that is another one, with what stands around it; anything else both values. */
function Difference({ part: { before, after } }: { part: PartChange }) {
  if (typeof before === 'string' && typeof after === 'string' && before !== '' && after !== '') {
    const { lead, removed, added, trail } = textChange(before, after, AROUND);
    return (
      <span className="whitespace-pre-wrap">
        “{lead}
        <Removed text={removed} />
        <Added text={added} />
        {trail}”
      </span>
    );
  }
  return (
    <span className="whitespace-pre-wrap">
      {before === undefined ? null : <Removed text={shown(before)} />}
      {before === undefined || after === undefined ? null : ' → '}
      {after === undefined ? null : <Added text={shown(after)} />}
    </span>
  );
}

function Removed({ text }: { text: string }) {
  return text === '' ? null : <del className="rounded-sm bg-bad/15 text-bad">{cut(text)}</del>;
}

function Added({ text }: { text: string }) {
  return text === '' ? null : <ins className="rounded-sm bg-good/15 text-good no-underline">{cut(text)}</ins>;
}

const shown = (value: unknown): string => JSON.stringify(value) ?? '';

const cut = (text: string): string => (text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text);
