import { pageOf } from '#machines/site/pages.ts';

/** Whether a link leads to the page that a path shows. */
export function leadsTo(path: string, to: string): boolean {
  const { name } = pageOf(path);
  return name !== 'notFound' && name === pageOf(to).name;
}
