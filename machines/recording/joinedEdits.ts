/** What was typed letter by letter, as one edit each time. */
import type { Holds } from './minimised.ts';
import type { SentEvent } from './isolatedTree.ts';
import type { StartedTree } from './replayEvents.ts';

/** Joins the edits of a text, first all of them, then ever fewer in a row, wherever what is looked for still holds. `begin` makes a tree that has been told nothing. */
export function joinedEdits(
  begin: () => StartedTree,
  list: readonly SentEvent[],
  holds: Holds<SentEvent>,
  isOver: () => boolean,
): readonly SentEvent[] {
  let left = list;
  let many = left.filter(isEdit).length;
  while (many > 1 && !isOver()) {
    for (let at = 0; at + many <= left.filter(isEdit).length && !isOver(); at += 1) {
      const joined = withJoined(begin, left, at, many);
      if (joined !== undefined && holds(joined)) left = joined;
    }
    many = Math.floor(Math.min(many, left.filter(isEdit).length + 1) / 2);
  }
  return left;
}

const isEdit = ({ event }: SentEvent): boolean => event.type === 'code.edited';

/** The edits from the `at`th on, so `many` of them, in the place of the last one; undefined when they are of several texts. */
function withJoined(
  begin: () => StartedTree,
  list: readonly SentEvent[],
  at: number,
  many: number,
): readonly SentEvent[] | undefined {
  const edits = list.filter(isEdit).slice(at, at + many);
  const [first, last] = [edits[0], edits.at(-1)];
  if (first === undefined || last === undefined || edits.some(({ to }) => to !== first.to)) return undefined;
  const tree = begin();
  let before = '';
  for (const said of list) {
    if (said === first) before = codeOf(tree.knownTo(first.to));
    tree.tell(said);
    if (said === last) break;
  }
  const after = codeOf(tree.knownTo(first.to));
  const changes = [{ from: 0, to: before.length, insert: after }];
  const joined: SentEvent = { ...last, event: { type: last.event.type, changes, length: after.length } };
  return list.filter((said) => said === last || !edits.includes(said)).map((said) => (said === last ? joined : said));
}

const codeOf = (known: Readonly<Record<string, unknown>> | undefined): string =>
  typeof known?.['code'] === 'string' ? known['code'] : '';
