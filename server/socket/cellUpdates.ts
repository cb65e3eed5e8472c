import type { RobotFrame } from '#contract/robot.ts';
import type { UnseenCells } from '../sandbox/robotMessages.ts';

/** As many as leave a frame within `limits.robotFrameBytes`: 160 characters of base64. */
const PART_BYTES = 120;

/** Tells one reader of cells part by part, and of a part again when something in it was seen or everything begins anew. */
export function createCellUpdates(): (cells: UnseenCells, start: string) => RobotFrame['cells'] {
  let sent: string[] = [];
  let sentStart = '';
  let last: string | undefined;

  return ({ floor, unseen }, start) => {
    if (start !== sentStart) [sent, last] = [[], undefined];
    sentStart = start;
    if (unseen === last) return undefined;
    const bytes = Buffer.from(unseen, 'base64');
    const parts = Math.max(sent.length, Math.ceil(bytes.length / PART_BYTES));
    for (let part = 0; part < parts; part += 1) {
      const text = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES).toString('base64');
      if (text === sent[part]) continue;
      sent[part] = text;
      return { floor, from: part * PART_BYTES * 8, unseen: text };
    }
    last = unseen;
    return undefined;
  };
}
