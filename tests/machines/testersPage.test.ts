/** What the page for testers says of a machine besides its drawing and its cases. */
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { lawPage, lawPageText } from '../../scripts/lawPages.js';
import { mutationFigures } from '../../scripts/mutationFigures.js';
import { testersPage } from '../../scripts/testersPage.js';

const machine = createMachine({
  id: 'lamp',
  description: 'A lamp.',
  initial: 'off',
  states: { off: { description: 'It is dark.' } },
});

const page = `lamp.off: key.pressed → lamp.on
    lampMachine.test.ts: shines: at a <press>
lamp.on: key.pressed → lamp.off
    no law
`;

const walked = { impossible: {}, unseen: {}, unwalked: undefined, walkedByOthers: undefined };
const none = new Set<string>();

/** What is known of a machine of which nothing was measured. */
const section = {
  machine,
  drawing: '',
  rules: [],
  takes: [],
  laws: lawPage(page),
  page: walked,
  pictures: none,
  mutation: undefined,
};

it('reads a page of laws as it was written', () => {
  expect(lawPageText(lawPage(page))).toBe(page);
  expect([...lawPage(page).values()]).toEqual(['lampMachine.test.ts: shines: at a <press>', undefined]);
});

it('names the laws of a machine with the transitions that they stand for, and those without a law', () => {
  const text = testersPage('', [section]);
  expect(text).toContain('1 of its 2 transitions have a law that fails without them.');
  expect(text).toContain(
    '<summary>shines: at a &lt;press&gt;</summary><ul><li><code>lamp.off: key.pressed → lamp.on</code></li></ul>',
  );
  expect(text).toContain('<summary>No law yet</summary><ul><li><code>lamp.on: key.pressed → lamp.off</code></li></ul>');
  expect(text).not.toContain('made to it on purpose');
});

it('says what was measured of a machine, and when', () => {
  const figures = mutationFigures('| lamp | 97.5 % | 2026-01-02 | | |\n');
  expect(testersPage('', [{ ...section, mutation: figures.get('lamp') }])).toContain(
    'its tests noticed 97.5 % (measured on 2026-01-02)',
  );
});

it('says how many transitions are walked, on the page too, and why not all', () => {
  expect(testersPage('', [{ ...section, page: walked }])).toContain(
    'take 2 of its 2 transitions, those through the built page 2 of 2.',
  );
  const impossible = { 'lamp.on: key.pressed → lamp.off': 'The key is <stuck>.' };
  expect(testersPage('', [{ ...section, page: { ...walked, impossible } }])).toMatch(
    /page 1 of 2\..*The key is &lt;stuck&gt;\./,
  );
  expect(testersPage('', [{ ...section, page: { ...walked, unwalked: 'It is dark.' } }])).toContain(
    'none goes through the built page. It is dark.',
  );
});

const lamp = createMachine({
  id: 'lamp',
  description: 'A lamp.',
  initial: 'off',
  states: {
    off: { description: 'It is dark.' },
    warming: { description: 'It hums.', always: 'on' },
    on: {
      description: 'It shines.',
      initial: 'dim',
      states: { dim: { description: 'A little.' }, bright: { description: 'A lot.' } },
    },
  },
});

const shownWith = (pictures: ReadonlySet<string>, reasons: Partial<typeof shown> = {}) =>
  testersPage('', [
    {
      machine: lamp,
      drawing: '',
      rules: [],
      takes: [],
      laws: new Map(),
      page: { ...walked, ...reasons },
      pictures,
      mutation: undefined,
    },
  ]);
const shown: Parameters<typeof testersPage>[1][number]['page'] = walked;

it('shows beside each state what the page looks like in it, or says why no screen does', () => {
  const text = shownWith(new Set(['off', 'on.dim']), { unseen: { 'on.bright': 'It <blinds> the camera.' } });
  expect(text).toMatch(
    /<code>off<\/code> It is dark\.<a class="sight" href="machines\/lamp\/off\.webp"><img [^>]*alt="[^"]+"/,
  );
  expect(text).toContain('src="machines/lamp/on.dim.webp"');
  expect(text).not.toContain('machines/lamp/on.webp');
  expect(text).toMatch(
    /<code>warming<\/code> It hums\.<p class="unseen">It is left at once, so that no screen shows it\./,
  );
  expect(text).toContain('No picture: It &lt;blinds&gt; the camera.');
  expect(text).not.toContain('npm run machines -- --pictures');
});

it('says how the pictures are made where there are none yet', () => {
  const text = shownWith(none);
  expect(text).toContain('There are no pictures of its states yet: <code>npm run machines -- --pictures</code>');
  expect(text).not.toContain('<img');
  expect(shownWith(none, { unwalked: 'It is dark.' })).toContain('no walk goes through the built page. It is dark.');
  expect(shownWith(none, { walkedByOthers: 'Its parts are.' })).toContain('for its own sake. Its parts are.');
});
