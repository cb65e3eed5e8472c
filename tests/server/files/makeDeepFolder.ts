import { openFolder } from '#server/files/openFolder.ts';

/** Makes folders in folders in `root`, so deep that no path names the innermost one. */
export async function makeDeepFolder(root: string): Promise<void> {
  const names = Array.from({ length: 30 }, () => 'd'.repeat(200));
  await (await openFolder(root, names, true)).close();
}
