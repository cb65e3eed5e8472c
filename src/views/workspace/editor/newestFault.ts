import { adviceOn } from '#machines/advice/adviceOn.ts';
import type { KeptOutput, OutputRow } from '#machines/ports/outputPort.ts';
import { rowsBehind } from '#machines/workspace/rowsBehind.ts';
import { placesIn } from '../placesIn.ts';
import { plainText } from '../plainText.ts';

/** Where in a file a program failed. */
export interface ProgramFault {
  line: number;
  /** What stands in this line, as Python repeats it. */
  code: string;
  /** What Python says is wrong. */
  message: string;
}

/** What is read of a traceback so far: the innermost place of it that is in the file. */
type Traceback = Pick<ProgramFault, 'line'> & { code: string | null };

/** With what Python begins to name a place, in colours or without. */
const PLACE_WORD = 'File';

/** Finds in the output what went wrong last in a file. Every row is read once, however many come. */
export class NewestFault {
  /** The number of the last row that was read. */
  #last = -1;
  #open = new Map<string, Traceback>();
  #fault: ProgramFault | null = null;

  /** Null while nothing did, or since another program began. */
  follow(kept: KeptOutput, fileName: string): ProgramFault | null {
    for (const row of rowsBehind(kept, this.#last)) {
      // What a build finds is marked by whoever builds.
      if (this.#mayTell(row) && !kept.processes.get(row.processId)?.build) this.#read(row, fileName);
      this.#last = row.number;
    }
    return this.#fault;
  }

  /** False for nearly every line of a flood: it names no place, and no traceback is read. */
  #mayTell(row: OutputRow): boolean {
    if (row.kind !== 'line') return row.kind === 'begin';
    return row.text.includes(PLACE_WORD) || this.#open.has(row.processId);
  }

  #read(row: OutputRow, fileName: string): void {
    if (row.kind === 'begin') this.#fault = null;
    if (row.kind !== 'line') return;
    const text = plainText(row.text);
    const line = placesIn(text, fileName).find((piece) => piece.line !== undefined)?.line;
    if (line !== undefined) this.#open.set(row.processId, { line, code: null });
    const traceback = this.#open.get(row.processId);
    if (line !== undefined || traceback === undefined) return;
    if (traceback.code === null) traceback.code = text.trim();
    if (text === '' || /^\s/.test(text)) return;
    this.#open.delete(row.processId);
    // Where it was when it was stopped is no fault of that line.
    if (adviceOn(text)?.fault === 'programStopped') return;
    this.#fault = { line: traceback.line, code: traceback.code, message: text };
  }
}
