/** What `npm run mutation` changes on purpose, and how it writes down what it found. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mutatedFiles } from '../../scripts/mutatedFiles.js';
import { mutationFigures, withFigures } from '../../scripts/mutationFigures.js';

const groups = mutatedFiles(join(import.meta.dirname, '../../machines'));
const judgesOf = (file: string) => groups.find(({ files }) => files.includes(file))?.judges;

it('lets the tests of a machine judge its own file and all that it alone is made of', () => {
  for (const file of ['consoleMachine', 'consoleAnswers', 'consoleContext', 'consoleSelectors'])
    expect(judgesOf(`workspace/${file}.ts`)).toEqual(['console']);
});

it('lets the tests of all machines judge what these are made of', () => {
  expect(judgesOf('workspace/pendingConfirmation.ts')).toEqual(['build', 'file']);
});

it('judges no file twice', () => {
  const files = groups.flatMap((group) => group.files);
  expect(files).toEqual([...new Set(files)]);
});

const page = `# Figures
| machine | noticed | measured on | survivors and why |
| --- | --- | --- | --- |
| bell | 98.6 % | 2026-01-02 | a sound that nobody hears |
| lamp | 97.5 % | 2026-01-02 | |

## More
`;

it('writes new figures between the old ones, and leaves what is said of survivors', () => {
  const written = withFigures(
    page,
    new Map([
      ['bell', 99.04],
      ['door', 100],
    ]),
    '2026-02-03',
  );
  expect(written).toBe(
    page.replace(
      '| bell | 98.6 % | 2026-01-02 | a sound that nobody hears |\n',
      '| bell | 99.0 % | 2026-02-03 | a sound that nobody hears |\n| door | 100.0 % | 2026-02-03 | |\n',
    ),
  );
  expect(mutationFigures(written).get('door')).toEqual({ score: '100.0 %', day: '2026-02-03' });
});
