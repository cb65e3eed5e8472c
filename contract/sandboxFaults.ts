/** Why learners' programs cannot be run on a server: what is missing, or which wall of the sandbox does not stand. */
export const SANDBOX_FAULTS = [
  'not_installed',
  'not_started',
  'unreadable',
  'leaves_processes',
  'reads_passwords',
  'sees_server_data',
  'sees_agent',
  'reaches_host',
  'reaches_neighbour',
  'writes_system',
  'nests_namespaces',
  'environment',
  'open_files',
  'sees_processes',
  'capabilities',
  'gains_privileges',
  'root',
  'network',
  'process_limit',
  'file_limit',
  'sees_other_files',
  'system_calls',
] as const;

export type SandboxFault = (typeof SANDBOX_FAULTS)[number];
