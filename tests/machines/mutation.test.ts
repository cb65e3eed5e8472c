/** What `npm run mutation` changes on purpose, and how it writes down what it found. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { mutatedFiles } from '../../scripts/mutatedFiles.js';
import { mutationFigures, withFigures } from '../../scripts/mutationFigures.js';
import { mutationVersion } from '../../scripts/mutationVersion.js';

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
| machine | noticed | measured on | of | survivors and why |
| --- | --- | --- | --- | --- |
| bell | 98.6 % | 2026-01-02 | 0123abcd | a sound that nobody hears |
| lamp | 97.5 % | 2026-01-02 | | |

## More
`;

it('writes new figures between the old ones, and leaves what is said of survivors', () => {
  const written = withFigures(
    page,
    new Map([
      ['bell', { score: 99.04, version: '89abcdef' }],
      ['door', { score: 100, version: '01234567' }],
    ]),
    '2026-02-03',
  );
  expect(written).toBe(
    page.replace(
      '| bell | 98.6 % | 2026-01-02 | 0123abcd | a sound that nobody hears |\n',
      '| bell | 99.0 % | 2026-02-03 | 89abcdef | a sound that nobody hears |\n| door | 100.0 % | 2026-02-03 | 01234567 | |\n',
    ),
  );
  expect(mutationFigures(written).get('door')).toEqual({ score: '100.0 %', day: '2026-02-03', version: '01234567' });
  expect(mutationFigures(written).get('lamp')?.version).toBe('');
});

/** A house with one machine, its law, and a law of another machine. */
function openHouse() {
  const root = mkdtempSync(join(tmpdir(), 'mutation-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('machines/room/bellMachine.ts', 'silent');
  write('tests/models/bellModel.ts', 'rings');
  write('tests/machines/room/bellMachine.test.ts', 'a law');
  write('tests/machines/room/doorMachine.test.ts', 'a law of the door');
  const version = () => mutationVersion(root, [{ judges: ['bell'], files: ['room/bellMachine.ts'] }]);
  return { write, version };
}

it.each([
  'machines/room/bellMachine.ts',
  'tests/models/bellModel.ts',
  'tests/models/tables/bell.txt',
  'tests/models/views/bellView.tsx',
  'tests/machines/room/bellMachine.test.ts',
  'tests/machines/room/bellMachine.loud.test.ts',
  'tests/machines/room/houseMachine.bell.test.ts',
  'stryker.conf.json',
])('holds no figure for the same once %s is another', (path) => {
  const { write, version } = openHouse();
  const before = version();
  write(path, 'changed');
  expect(version()).not.toBe(before);
});

it('holds a figure for the same while only others are changed', () => {
  const { write, version } = openHouse();
  const before = version();
  write('machines/room/doorMachine.ts', 'open');
  write('tests/machines/room/doorMachine.test.ts', 'changed');
  expect(version()).toBe(before);
});
