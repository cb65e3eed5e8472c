/** The views of the product's machines, as their walks know them, and the machines that have none. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { View } from '../engine/View.ts';

/** Machines without a view of their own, and why. Everything else is walked in its view. */
export const withoutView: Readonly<Record<string, string>> = {
  app: 'It chooses the page: tests/views and e2e go from page to page.',
  locale: 'Its words are those of every view: tests/views/language.test.tsx shows the site in a second language.',
  account: 'It chooses one of the account pages: tests/views and e2e go from page to page.',
  session: 'It is behind every page and on none: what it says is shown by the others.',
  verification: 'It is a part of the session: what it says is shown by the others.',
  program: 'It keeps a file, its drafts, its build and its run in step: each of them is walked in its view.',
  draft: 'It is behind the editor: what it kept is offered by the recovery, and that it cannot is said in a console.',
  runtime: 'It joins the connection, the processes and the consoles: each of them is walked in its view.',
  visit: 'It keeps the log of the visit where nobody sees it: what it kept is listed by the next one.',
  socket: 'It is the connection to the server: the workspace shows whether there is one.',
  world: 'It is behind the view of the robot: that the robot could not be brought somewhere is said in a console.',
};

/** How a machine is walked in its view; rejects with what is to be done when nobody has said so. */
export async function viewFor(name: string): Promise<View> {
  const path = join(import.meta.dirname, `${name}View.tsx`);
  if (!existsSync(path))
    throw new Error(
      `${name}Machine is not walked in its view. Write tests/models/views/${name}View.tsx and export ${name}View from it: ` +
        'the real view, what a learner does in it, and what is to be seen. See “Adding a machine” in docs/machines.md. ' +
        'If it has no view, say why in withoutView in tests/models/views/views.ts.',
    );
  const module = (await import(path)) as Record<string, View>;
  const view = module[`${name}View`];
  if (view === undefined) throw new Error(`tests/models/views/${name}View.tsx must export ${name}View.`);
  return view;
}
