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

const walked = { impossible: {}, unwalked: undefined };

it('reads a page of laws as it was written', () => {
  expect(lawPageText(lawPage(page))).toBe(page);
  expect([...lawPage(page).values()]).toEqual(['lampMachine.test.ts: shines: at a <press>', undefined]);
});

it('names the laws of a machine with the transitions that they stand for, and those without a law', () => {
  const told = { machine, drawing: '', rules: [], takes: [], laws: lawPage(page), page: walked, mutation: undefined };
  const text = testersPage('', [told]);
  expect(text).toContain('1 of its 2 transitions have a law that fails without them.');
  expect(text).toContain(
    '<summary>shines: at a &lt;press&gt;</summary><ul><li><code>lamp.off: key.pressed → lamp.on</code></li></ul>',
  );
  expect(text).toContain('<summary>No law yet</summary><ul><li><code>lamp.on: key.pressed → lamp.off</code></li></ul>');
  expect(text).not.toContain('made to it on purpose');
});

it('says what was measured of a machine, and when', () => {
  const figures = mutationFigures(`## Measured on 2026-01-02
| machine | score | survivors and why |
| --- | --- | --- |
| lamp | 97.5 % | \`types\` |
| bell | 98.6 % | \`types\`; measured on 2026-01-03 |
`);
  expect(figures.get('bell')).toEqual({ score: '98.6 %', day: '2026-01-03' });
  const told = {
    machine,
    drawing: '',
    rules: [],
    takes: [],
    laws: new Map(),
    page: walked,
    mutation: figures.get('lamp'),
  };
  expect(testersPage('', [told])).toContain('its tests noticed 97.5 % (measured on 2026-01-02)');
});

it('says how many transitions are walked, on the page too, and why not all', () => {
  const told = { machine, drawing: '', rules: [], takes: [], laws: lawPage(page), mutation: undefined };
  expect(testersPage('', [{ ...told, page: walked }])).toContain(
    'take 2 of its 2 transitions, those through the built page 2 of 2.',
  );
  const impossible = { 'lamp.on: key.pressed → lamp.off': 'The key is <stuck>.' };
  expect(testersPage('', [{ ...told, page: { impossible, unwalked: undefined } }])).toMatch(
    /page 1 of 2\..*The key is &lt;stuck&gt;\./,
  );
  expect(testersPage('', [{ ...told, page: { impossible: {}, unwalked: 'It is dark.' } }])).toContain(
    'none goes through the built page. It is dark.',
  );
});
