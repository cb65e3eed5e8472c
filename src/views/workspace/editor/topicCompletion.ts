import type { Completion, CompletionContext, CompletionSource } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { RosPort, TopicEntry } from '#machines/ports/rosPort.ts';

/** Whose first argument is the name of a topic. */
const calls = /(?:^|\.)(?:Subscriber|Publisher)$/;

/** Completes the names of the topics that there are now, where one is subscribed to or published on; says what each carries. */
export function topicCompletion({ topics }: Pick<RosPort, 'topics'>): CompletionSource {
  return async (context: CompletionContext) => {
    const from = startOfName(context.state, context.pos);
    if (from === undefined) return null;
    // A robot that does not answer has nothing to propose.
    const entries = await topics().catch(() => []);
    return { from, options: entries.map(optionOf), validFor: /^[\w/]*$/ };
  };
}

const optionOf = ({ topic, details }: TopicEntry): Completion => ({
  label: topic,
  type: 'constant',
  ...(details === null ? {} : { detail: details.type, info: details.description }),
});

/** Where the name of a topic begins that is written here; undefined when none is. */
function startOfName(state: EditorState, pos: number): number | undefined {
  const string = syntaxTree(state).resolveInner(pos, -1);
  const list = string.parent;
  const call = list?.parent;
  if (string.name !== 'String' || list?.name !== 'ArgList' || call?.name !== 'CallExpression') return undefined;
  const isFirst = string.prevSibling?.name === '(';
  if (!isFirst || !calls.test(state.sliceDoc(call.from, list.from).trim())) return undefined;
  return string.from + 1 > pos ? undefined : string.from + 1;
}
