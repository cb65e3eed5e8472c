/** What a browser remembers of the processes of a workspace, by their ids. */

interface ProcessMemory {
  /** What is subscribed to, what is yet to be asked for again included. */
  recalled: readonly string[];
  subscribed: readonly string[];
  /** What was taken off the list. */
  cleared: readonly string[];
}

/** What was taken off the list is not asked for again. */
export function memoryText({ recalled, subscribed, cleared }: ProcessMemory): string {
  const awaited = [...recalled, ...subscribed].filter((id) => !cleared.includes(id));
  return `subscribed=${awaited.join(',')} cleared=${cleared.join(',')}`;
}

/** What is to be asked for again, and what is not to be listed. */
export function rememberedProcesses(text: string | null): Pick<ProcessMemory, 'recalled' | 'cleared'> {
  const idsOf = (name: string) => {
    const [, ids = ''] = new RegExp(String.raw`\b${name}=([\w,-]+)`).exec(text ?? '') ?? [];
    return ids.split(',').filter((id) => id !== '');
  };
  return { recalled: idsOf('subscribed'), cleared: idsOf('cleared') };
}
