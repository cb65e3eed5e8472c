/**
 * Strangers choose what patterns meet: what is typed, printed, asked for, kept in a browser or written in a log. None may take longer than the
 * length of the text asks for, so each is attacked.
 */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { pageOf } from '#machines/site/pages.ts';
import { rememberedSizes } from '#machines/widgets/paneSizes.ts';
import { requestFor } from '#machines/workspace/launchAnswers.ts';
import { rememberedProcesses } from '#machines/workspace/processMemory.ts';
import { rememberedDisplay } from '#machines/workspace/robotDisplay.ts';
import { checkEmail } from '#server/supabase/auth/accounts/checkEmail.ts';
import { ProcedureError } from '#src/adapters/procedureError.ts';
import { markedRuns, patternOf } from '#src/views/workspace/output/markedRuns.ts';
import { colouredText, plainText } from '#src/views/workspace/plainText.ts';
import { type SourceFile, sourceFiles } from '../architecture/sourceFiles.ts';
import { attacksOn } from './attacks.ts';
import { examples } from './examples.ts';
import { growsWithLength } from './growth.ts';

interface Pattern {
  place: string;
  pattern: RegExp;
}

/** What is attacked by tests of its own, where there are the many texts that it is for. */
const attackedElsewhere: Readonly<Record<string, string>> = {
  'machines/advice/': 'tests/machines/advice/adviceOn.test.ts',
  'machines/recording/secretPatterns.ts': 'tests/machines/recording/secretPatterns.test.ts',
};

const product = sourceFiles.filter(
  ({ path }) =>
    /^(contract|machines|server|src)\//.test(path) &&
    !Object.keys(attackedElsewhere).some((place) => path.startsWith(place)),
);

/** Patterns that are put together while the program runs are attacked by what they are for. */
const made: Readonly<Record<string, { example: string; meet: (text: string) => unknown }>> = {
  'machines/site/pages.ts': { example: '/challenge/12', meet: pageOf },
  'machines/widgets/paneSizes.ts': { example: 'left=20.5 right=24', meet: rememberedSizes },
  'machines/workspace/launchAnswers.ts': { example: '/ws/src/my_package/scripts/drive.py', meet: requestFor },
  'machines/workspace/processMemory.ts': { example: 'subscribed=a-1,b-2 cleared=c', meet: rememberedProcesses },
  'machines/workspace/robotDisplay.ts': { example: 'drawing=map hidden=trail,scan', meet: rememberedDisplay },
  'server/supabase/auth/accounts/checkEmail.ts': { example: 'ada+b@mail.example.com', meet: orRefused(checkEmail) },
  'src/adapters/procedureError.ts': {
    example: 'UnreachableError: timeout of 30000ms exceeded',
    meet: (message) => new ProcedureError({ message }, 0),
  },
  'src/views/workspace/output/markedRuns.ts': { example: 'ahead (1.2 m)', meet: marked },
  'src/views/workspace/plainText.ts': {
    example: '\u001B[1;31mred\u001B[0m \u001B]0;title\u0007\u001B[2J',
    meet: (text) => [plainText(text), colouredText(text)],
  },
};

/** It meets names alone, which are cut to three rows of letters before. */
const cutBefore = 'src/views/workspace/doctor/layOutGraph.ts';

const patterns: readonly Pattern[] = product.flatMap(patternsIn);

/** So many examples of each pattern are attacked. */
const MOST_EXAMPLES = 3;

const attacked = examples.map((example) => ({
  example,
  found: patterns.filter(({ pattern }) => examplesOf(pattern).includes(example)),
}));

it('knows how to attack each pattern that is made while the program runs', () => {
  const makers = product.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ path }) => path);
  expect(makers.toSorted()).toEqual([...Object.keys(made), cutBefore].toSorted());
});

it('knows an example for each pattern', () => {
  const unknown = patterns.filter(({ pattern }) => examplesOf(pattern).length === 0);
  expect(unknown.map(({ place, pattern }) => `${place}: ${String(pattern)}`)).toEqual([]);
});

it.each(attacked)('takes no longer than a text is long, of what finds something in $example', ({ example, found }) => {
  const slow = found.flatMap(({ place, pattern }) => {
    const how = slowAttack(example, (text) => matches(pattern, text));
    return how === undefined ? [] : [`${place}: ${String(pattern)}, ${how}`];
  });
  expect(slow).toEqual([]);
});

it.each(Object.entries(made))('takes no longer than a text is long, of what is made in %s', (_, { example, meet }) => {
  expect(slowAttack(example, meet)).toBeUndefined();
});

/** Which attack takes longer than its text is long; undefined where none does. */
function slowAttack(example: string, meet: (text: string) => unknown): string | undefined {
  for (const { how, textOf } of attacksOn(example)) if (!growsWithLength(meet, textOf)) return how;
  return undefined;
}

function examplesOf(pattern: RegExp): readonly string[] {
  return examples.filter((example) => matches(pattern, example)).slice(0, MOST_EXAMPLES);
}

/** A pattern that looks for all that there is goes on behind what it has found. */
function matches(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.global ? text.match(pattern) !== null : pattern.test(text);
}

function patternsIn({ path, tree }: SourceFile): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ place: path, pattern: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function orRefused(check: (text: string) => unknown): (text: string) => void {
  return (text) => {
    try {
      check(text);
    } catch {
      // It says in words that this is none.
    }
  };
}

/** Whoever looks for something chose it themselves; the line that it is looked for in they did not. */
function marked(text: string): unknown {
  const pattern = patternOf('(1.2 M)');
  return pattern === null ? null : markedRuns([{ text, className: '' }], pattern);
}
