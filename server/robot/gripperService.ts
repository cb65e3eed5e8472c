import type { RobotService } from './RobotService.ts';

/** `/gripper`: the magnet, told on or off, which answers what it holds afterwards. `grip` answers that as the place in `crates`, the names of them. */
export function gripperService(crates: readonly string[], grip: (isWanted: boolean) => number | null): RobotService {
  return {
    name: '/gripper',
    kind: 'switch',
    answer(isOn) {
      const held = grip(isOn);
      if (!isOn) return { success: true, message: 'The magnet holds nothing.' };
      if (held === null) return { success: false, message: 'No crate is within reach of the magnet.' };
      return { success: true, message: `The magnet holds ${crates[held] ?? 'a crate'}.` };
    },
  };
}
