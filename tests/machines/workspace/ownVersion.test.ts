import { expect, it } from 'vitest';
import { ownVersion } from '#machines/workspace/ownVersion.ts';
import { fakeFiles, versionOf } from '../../fakes/fakeFiles.ts';

const path = '/ws/src/a.py';
const request = { path, code: 'two', base: versionOf('old') };
const refused = (current: string | null) => ({ outcome: 'refused', reason: 'changed_on_disk', current }) as const;

/** What is found for an answer where the server has `one`, and how often the server was asked. */
async function found(lost: readonly string[], answer: Parameters<typeof ownVersion>[3]) {
  const files = fakeFiles({ [path]: 'one' });
  let loads = 0;
  const load: typeof files.load = (wanted) => {
    loads += 1;
    return files.load(wanted);
  };
  return { version: await ownVersion({ ...files, load }, request, lost, answer), loads };
}

it('finds the version of a text that was sent before, though no answer came', async () => {
  expect(await found(['zero', 'one'], refused(versionOf('one')))).toEqual({ version: versionOf('one'), loads: 1 });
});

it("finds none where somebody else's text is there", async () => {
  expect(await found(['zero'], refused(versionOf('one')))).toEqual({ version: null, loads: 1 });
});

it.each([
  { what: 'where nothing was lost', lost: [], answer: refused(versionOf('one')) },
  { what: 'where the text was stored', lost: ['one'], answer: { outcome: 'saved' } as const },
  { what: 'where nobody answered', lost: ['one'], answer: { outcome: 'unanswered' } as const },
  { what: 'where what is there is known already', lost: ['one'], answer: refused(request.base) },
])('asks for nothing $what', async ({ lost, answer }) => {
  expect(await found(lost, answer)).toEqual({ version: null, loads: 0 });
});

it.each(['binary', 'failed'] as const)('finds none where what is there is %s', async (outcome) => {
  const files = fakeFiles({ [path]: 'one' });
  if (outcome === 'binary') files.markBinary(path);
  else files.fail('Network Error');
  expect(await ownVersion(files, request, ['one'], refused(versionOf('one')))).toBeNull();
});
