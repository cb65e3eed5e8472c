import type { RosResponse } from '#machines/workspace/consoleAnswers.ts';

/** What the server says when the command behind this process has ended. */
export const response = (process_id: string, error: string | null = null): RosResponse => ({
  type: 'ros_response',
  success: error === null,
  process_id,
  name: 'talker',
  command: 'rosnode list',
  output_lines: ['/rosout'],
  error,
});
