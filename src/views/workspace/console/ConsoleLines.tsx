import type { NumberedLine } from '#machines/workspace/consoleLine.ts';
import { textOf } from '../../../texts/textOf.ts';
import { withReasonTexts } from '../../../texts/reasonText.ts';
import { useTexts } from '../../useTexts.ts';
import { TextWithPlaces } from '../Places.tsx';
import { plainText } from '../plainText.ts';
import { lineTones } from './lineTones.ts';

/** Lines of a console, oldest first; the place they stand in keeps to the newest by itself. */
export function ConsoleLines({ lines }: { lines: readonly NumberedLine[] }) {
  const texts = useTexts();
  return (
    <ol className="readout-text">
      {lines.map(({ seq, line }) => (
        <li key={seq} className={`whitespace-pre-wrap break-words py-px ${lineTones[line.kind]}`}>
          <TextWithPlaces>{plainText(textOf(texts.consoleLineTexts, withReasonTexts(texts, line)))}</TextWithPlaces>
        </li>
      ))}
    </ol>
  );
}
