import { AVAILABLE_COMMANDS } from '#contract/limits.ts';

export interface WrittenCommand {
  command: string;
  args: string;
}

const names: readonly string[] = AVAILABLE_COMMANDS;

/** The command that a text is, with its arguments as they stand; null for any other text, and for a name alone, or with a gap to be filled. */
export function commandIn(text: string): WrittenCommand | null {
  const [command = '', ...others] = text.trim().split(' ');
  const args = others.join(' ').trim();
  const isWhole = args !== '' && !/[<>…\n]|\.\.\./.test(args);
  return names.includes(command) && isWhole ? { command, args } : null;
}
