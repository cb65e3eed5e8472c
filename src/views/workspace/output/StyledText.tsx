import { Fragment } from 'react';
import { TextWithPlaces } from '../Places.tsx';
import { markedRuns } from './markedRuns.ts';
import { runsBetween } from './runsBetween.ts';
import { type Run, styledRuns } from './styledRuns.ts';

interface StyledTextProps {
  text: string;
  /** What is marked in it. */
  pattern: RegExp | null;
}

/** What a program printed, in its colours; places in the code can be pressed. */
export function StyledText({ text, pattern }: StyledTextProps) {
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
