import { pageOf } from '#machines/site/pages.ts';

/** Whether a link may be shown: no link of ours ends where the robot could not navigate. */
export function hasPage(path: string): boolean {
  return pageOf(path).name !== 'notFound';
}
