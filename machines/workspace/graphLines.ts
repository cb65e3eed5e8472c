import type { ControlFrame } from '../ports/socketPort.ts';
import type { ConsoleLine } from './consoleLine.ts';

/** What the learner is told when a part of the robot's graph is lost or back. */
export function graphLines(frame: ControlFrame): ConsoleLine[] {
  return frame.type === 'graph_changed' ? [{ kind: 'graphChanged', part: frame.part, state: frame.state }] : [];
}
