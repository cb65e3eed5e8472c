import type { SandboxFault } from '#contract/sandboxFaults.ts';

/**
 * What the canary found, for the log and for users of the API. The texts of the site word the same facts apart from this,
 * since the server has no locale; `tests/texts/errorTexts.test.ts` compares the English ones.
 */
export const sandboxFaultSentences = {
  not_installed: 'bubblewrap is not installed.',
  not_started: 'No sandbox can be started here.',
  unreadable: 'The check of the sandbox could not be read.',
  leaves_processes: 'A stopped program leaves processes behind.',
  reads_passwords: 'A program can read /etc/shadow.',
  sees_server_data: "A program can see the server's data.",
  sees_agent: 'A program can see the agent of its sandbox.',
  reaches_host: 'A program can reach the network of the host.',
  reaches_neighbour: 'Two sandboxes can reach each other.',
  writes_system: 'A program can write to the system.',
  nests_namespaces: 'A program can make namespaces of its own.',
  environment: 'A program finds more in its environment than it may.',
  open_files: 'A program inherits open files.',
  sees_processes: 'A program can see the processes of others.',
  capabilities: 'A program has capabilities.',
  gains_privileges: 'A program can gain privileges.',
  root: 'A program runs as root.',
  network: 'A program has a network.',
  process_limit: 'The limit on processes does not hold.',
  file_limit: 'The limit on the size of files does not hold.',
  sees_other_files: 'A program sees the files of another.',
  system_calls: 'A program can ask the kernel for more than it needs.',
} as const satisfies Record<SandboxFault, string>;
