import { Fragment } from 'react';
import { TextWithPlaces } from '../Places.tsx';
import { mayNamePlace } from '../placesIn.ts';
import { plainText } from '../plainText.ts';
import { markedRuns } from './markedRuns.ts';
import { runsBetween } from './runsBetween.ts';
import { type Run, hasStyles, styledRuns } from './styledRuns.ts';

interface StyledTextProps {
  text: string;
  /** What is marked in it. */
  pattern: RegExp | null;
}

/** What a program printed, in its colours; places in the code can be pressed. */
export function StyledText({ text, pattern }: StyledTextProps) {
  const plain = plainText(text);
  // Most lines: in a flood each frame draws a few dozen of them, and a letter must not wait for that.
  if (pattern === null && !hasStyles(text) && !mayNamePlace(plain)) return plain;
  const styled = styledRuns(text);
  const runs = pattern === null ? styled : markedRuns(styled, pattern);
  const draw = (piece: string, from: number) => <Runs runs={runsBetween(runs, from, from + piece.length)} />;
  return <TextWithPlaces draw={draw}>{runs.map((run) => run.text).join('')}</TextWithPlaces>;
}

function Runs({ runs }: { runs: readonly Run[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change their places
  return runs.map((run, index) => <Piece key={index} run={run} />);
}

function Piece({ run: { text, className, isMarked = false } }: { run: Run }) {
  if (isMarked) return <mark className={`bg-[var(--selection)] ${className || 'text-ink'}`}>{text}</mark>;
  return className === '' ? <Fragment>{text}</Fragment> : <span className={className}>{text}</span>;
}
