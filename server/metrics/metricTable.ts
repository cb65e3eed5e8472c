/**
 * What the server counts and measures: docs/operations.md lists the same. A label has a handful of values that the program knows beforehand;
 * none says who somebody is.
 */
interface Metric {
  help: string;
  labels: readonly string[];
}

/** They only grow. */
export const counters = {
  servolab_requests_total: {
    help: 'Calls, by the kind of their answer: 2xx, 4xx, 5xx, and 507 for want of room.',
    labels: ['status'],
  },
  servolab_refused_total: { help: 'Calls that were refused, by the code of the reason.', labels: ['code'] },
  servolab_saves_total: { help: 'Files that were to be saved: saved, refused or rejected.', labels: ['outcome'] },
  servolab_builds_total: { help: 'Builds that have ended, by how.', labels: ['outcome'] },
  servolab_verdicts_total: {
    help: 'Programs that were judged: passed, failed, or broken for the judge.',
    labels: ['outcome'],
  },
  servolab_socket_sent_bytes_total: { help: 'Bytes sent over sockets.', labels: [] },
  servolab_socket_closed_total: { help: 'Sockets that were closed, by their code.', labels: ['code'] },
  servolab_database_stalls_total: { help: 'Statements for which the database was started again.', labels: [] },
} as const satisfies Record<string, Metric>;

/** How long something took, in seconds. */
export const durations = {
  servolab_request_seconds: { help: 'Time to answer a call.', buckets: [0.005, 0.02, 0.1, 0.5, 2, 10] },
  servolab_save_seconds: { help: 'Time to save a file.', buckets: [0.005, 0.02, 0.05, 0.1, 0.5, 2] },
  servolab_build_seconds: { help: 'Time from the press to the end of a build.', buckets: [0.25, 0.5, 1, 2, 5, 15, 60] },
  servolab_verdict_wait_seconds: {
    help: 'Time that a program waited to be judged.',
    buckets: [0.1, 1, 5, 15, 60, 300],
  },
  servolab_verdict_seconds: { help: 'Time that it took to judge a program.', buckets: [1, 2, 5, 15, 30, 60, 180] },
  servolab_database_seconds: {
    help: 'Time that a statement or a transaction took in the database, without waiting for others.',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
  },
} as const satisfies Record<string, { help: string; buckets: readonly number[] }>;

/** What is true when somebody asks. */
export const gauges = {
  servolab_learners_online: 'Learners with an open page.',
  servolab_sockets: 'Open sockets.',
  servolab_sandboxes: 'Sandboxes that run.',
  servolab_sandbox_memory_bytes: 'Memory that all sandboxes hold; what processes share is counted with each.',
  servolab_sandbox_processes: 'Processes in all sandboxes.',
  servolab_sandbox_processors: 'Processors that all sandboxes keep busy.',
  servolab_programs: 'Programs of learners that run, builds among them.',
  servolab_verdicts_waiting: 'Programs that wait to be judged.',
  servolab_verdicts_running: 'Programs that are being judged.',
  servolab_disk_free_bytes: 'Room on the disk of the data folder.',
  servolab_disk_total_bytes: 'Size of that disk.',
  servolab_disk_reserve_bytes: 'Room that is kept for accounts: with less, learners are refused.',
  servolab_kept_bytes: 'What the learners of this run keep on the disk, as last counted.',
  servolab_fullest_workspace_bytes: 'What the one of them keeps who keeps most.',
  servolab_workspace_limit_bytes: 'What one learner may keep.',
} as const satisfies Record<string, string>;

export type CounterName = keyof typeof counters;
export type DurationName = keyof typeof durations;
export type GaugeName = keyof typeof gauges;
export type LabelsOf<Name extends CounterName> = Readonly<Record<(typeof counters)[Name]['labels'][number], string>>;
