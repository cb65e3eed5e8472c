import { expect, it } from 'vitest';
import { blankDescriptions } from '../scripts/withoutDescriptions.js';

const machine = `const door = setup({}).createMachine({
  id: 'door',
  description: 'It opens, and it closes.',
  states: {
    open: { description: "Somebody's way is free.", on: { shut: { target: 'closed', description: 'Pushed.' } } },
    closed: {
      description:
        'Nobody comes through.'
    },
  },
});
const note = { description: 'no machine' };`;

const gone = ['It opens', "Somebody's way", 'Pushed', 'Nobody comes'];

it('leaves out of a build what a machine says of itself, and nothing else', () => {
  const blank = blankDescriptions(machine);
  expect(gone.filter((words) => blank.includes(words))).toEqual([]);
  expect(blank.replaceAll(/\s+/g, '')).toBe(
    "constdoor=setup({}).createMachine({id:'door',states:{open:{on:{shut:{target:'closed',}}},closed:{},},});" +
      "constnote={description:'nomachine'};",
  );
});

const places = (code: string) => [...code.matchAll(/target|closed|note|createMachine/g)].map(({ index }) => index);

it('moves nothing, so that a source map is right', () => {
  const blank = blankDescriptions(machine);
  expect(places(blank)).toEqual(places(machine));
  expect([...blank.matchAll(/\n/g)].length).toBe([...machine.matchAll(/\n/g)].length);
});
