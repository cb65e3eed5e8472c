import { Fragment } from 'react';
import { TextWithPlaces } from '../Places.tsx';
import { type Run, styledRuns } from './styledRuns.ts';

/** What a program printed, in its colours; places in the code can be pressed. */
export function StyledText({ text }: { text: string }) {
  const runs = styledRuns(text);
  const draw = (piece: string, from: number) => <Runs runs={runsBetween(runs, from, from + piece.length)} />;
  return <TextWithPlaces draw={draw}>{runs.map((run) => run.text).join('')}</TextWithPlaces>;
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, className }, index) =>
    className === '' ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change their places
      <Fragment key={index}>{text}</Fragment>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the same
      <span key={index} className={className}>
        {text}
      </span>
    ),
  );
}

/** The parts of the runs that lie within a piece of their text. */
function runsBetween(runs: readonly Run[], from: number, to: number): Run[] {
  let end = 0;
  return runs.flatMap((run) => {
    const begin = end;
    end += run.text.length;
    const text = run.text.slice(Math.max(0, from - begin), Math.max(0, to - begin));
    return text === '' ? [] : [{ ...run, text }];
  });
}
