/** Where simulated time begins in a run of the judge: the same in every trial, and no zero, which ROS takes for "no time yet". */
export const JUDGED_START_MS = 1_000_000;
