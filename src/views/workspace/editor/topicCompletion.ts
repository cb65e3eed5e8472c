import type { Completion, CompletionContext, CompletionSource } from '@codemirror/autocomplete';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { RosPort, TopicEntry } from '#machines/ports/rosPort.ts';

/** Whose first argument is the name of a topic. */
const calls = /(?:^|\.)(?:Subscriber|Publisher)$/;

/** Completes the names of the topics that there are now, where one is subscribed to or published on; says what each carries. */
export function topicCompletion({ topics }: Pick<RosPort, 'topics'>): CompletionSource {
  return async (context: CompletionContext) => {
    const from = startOfName(context.state, context.pos);
    if (from === undefined) return null;
    const entries = await patiently(topics, context);
    // Without an answer the next key asks again.
    return entries === null ? null : { from, options: entries.map(optionOf), validFor: /^[\w/]*$/ };
  };
}

/** How often a robot is asked that does not answer: each time the server waits for it for a while. */
const TRIES = 3;

/** The topics; null when the robot does not answer, or nobody waits for it any more. */
async function patiently(topics: RosPort['topics'], context: CompletionContext): Promise<TopicEntry[] | null> {
  for (let tries = 1; tries <= TRIES && !context.aborted; tries++) {
    // One after the other: it is asked again because it has not answered.
    // oxlint-disable-next-line no-await-in-loop
    const entries = await topics().catch(() => null);
    if (entries !== null) return entries;
  }
  return null;
}

const optionOf = ({ topic, details }: TopicEntry): Completion => ({
  label: topic,
  type: 'constant',
  ...(details === null ? {} : { detail: details.type, info: details.description }),
});

/** So long the program may be read on as far as the cursor: it is read in slices of time, and may have had too few of them. */
const PARSING_MS = 100;

/** Where the name of a topic begins that is written here; undefined when none is. */
function startOfName(state: EditorState, pos: number): number | undefined {
  const tree = ensureSyntaxTree(state, pos, PARSING_MS) ?? syntaxTree(state);
  const string = tree.resolveInner(pos, -1);
  const list = string.parent;
  const call = list?.parent;
  if (string.name !== 'String' || list?.name !== 'ArgList' || call?.name !== 'CallExpression') return undefined;
  const isFirst = string.prevSibling?.name === '(';
  if (!isFirst || !calls.test(state.sliceDoc(call.from, list.from).trim())) return undefined;
  return string.from + 1 > pos ? undefined : string.from + 1;
}
