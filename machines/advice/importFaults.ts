import type { FaultFamily, FaultFacts } from './faultSign.ts';
import { messageModules, modules } from './rosNames.ts';

const messages = Object.values(messageModules).flat();
const whole: readonly string[] = [...modules, ...Object.keys(messageModules)];

/** Of a name within a module, those that this module has. */
function namesIn({ other }: FaultFacts): readonly string[] {
  const known: Readonly<Record<string, readonly string[]>> = messageModules;
  return known[other] ?? (other === 'rospy' ? ['Publisher', 'Subscriber', 'Rate', 'Time', 'Duration'] : messages);
}

/** What cannot be imported. */
export const importFaults = {
  moduleMissing: {
    pattern:
      /^ModuleNotFoundError: No module named '(?<name>numpy|cv2|tf|tf2_ros|tf2_geometry_msgs|scipy|matplotlib|pandas|cv_bridge|moveit_commander|actionlib|rclpy)(?:\.[\w.]{1,80})?'/,
  },
  moduleUnknown: { pattern: /^ModuleNotFoundError: No module named '(?<name>[\w.]{1,80})'/, meant: () => whole },
  importOfItself: {
    pattern:
      /^(?:ImportError: cannot import name|AttributeError: partially initialized module) '(?<name>[\w.]{1,80})'.{0,300}\(most likely due to a circular import\)/,
  },
  importUnknown: {
    pattern: /^ImportError: cannot import name '(?<name>\w{1,80})' from '(?<other>[\w.]{1,80})'/,
    meant: namesIn,
  },
} as const satisfies FaultFamily;
