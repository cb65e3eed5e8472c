/** What programs can ask the robot to do, and are answered at once. */
export interface RobotService {
  /** Such as `/door`. */
  name: string;
  /** A switch is told on or off; a trigger only that it is to act. */
  kind: 'switch' | 'trigger';
  /** `isOn` is true for a trigger. Called in the order in which the calls come; it must not throw. */
  answer: (isOn: boolean) => ServiceAnswer;
}

export interface ServiceAnswer {
  success: boolean;
  /** For whoever reads what their program prints: what was done, or why it was not. */
  message: string;
}
