import { pythonLanguage } from '@codemirror/lang-python';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { parseProgramAhead, programLanguage } from '#src/views/workspace/editor/programLanguage.ts';

/** Longer than what an editor parses before it is shown. */
const program = Array.from({ length: 300 }, (_, line) => `def step_${line}(scan): return scan.ranges[${line}]\n`).join(
  '',
);

const open = (doc: string) => EditorState.create({ doc, extensions: [programLanguage] });

type Tree = ReturnType<typeof syntaxTree>;

/** The names of its nodes, from the outside in. */
function written(tree: Tree | null): string[] {
  const nodes: string[] = [];
  tree?.iterate({ enter: ({ name, from, to }) => void nodes.push(`${name} ${from} ${to}`) });
  return nodes;
}

const parsed = (text: string) => written(pythonLanguage.parser.parse(text));

it('has the whole tree of a program at once that was parsed ahead', () => {
  expect(syntaxTree(open(program)).length).toBeLessThan(program.length);
  parseProgramAhead(program);
  expect(written(syntaxTree(open(program)))).toEqual(parsed(program));
});

it('leaves a program to the editor that is too long to be parsed at once', () => {
  const long = program.repeat(3);
  parseProgramAhead(long);
  expect(syntaxTree(open(long)).length).toBeLessThan(long.length);
});

it('parses every other program, one of the same length as well', () => {
  parseProgramAhead('speed = 1\n');
  expect(written(syntaxTree(open('speed(1)\n\n')))).toEqual(parsed('speed(1)\n\n'));
});

it('parses on from there when it is edited', () => {
  parseProgramAhead(program);
  const changes = { from: program.indexOf('step_200'), insert: 'f(x): pass\nasync def ' };
  const { state } = open(program).update({ changes });
  expect(written(ensureSyntaxTree(state, state.doc.length, Infinity))).toEqual(parsed(state.doc.toString()));
});
