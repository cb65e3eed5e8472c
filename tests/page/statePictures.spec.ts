/**
 * Pictures of the built page in every state of every machine that it is walked with, for the page of the testers: `npm run machines -- --pictures`
 * has them taken. The log of the visit says whether the machine was in that state when its picture was taken.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { webpOf } from '../../e2e/webpOf.ts';
import { testWalk } from '../models/engine/testWalk.ts';
import { possibleOnPage } from './engine/PageModel.ts';
import { pageWalker } from './engine/pageWalker.ts';
import { type Picture, photographer } from './engine/photographer.ts';
import { reportedLog } from './engine/reportedLog.ts';
import { restingStates } from './engine/restingStates.ts';
import { stateWalks } from './engine/stateWalks.ts';
import { statesInLog } from './engine/statesInLog.ts';
import { expect, test } from './engine/walkTest.ts';

import { pageModels } from './machines/pageModels.ts';
import { unseen } from './unseen.ts';

const folder = resolve(import.meta.dirname, '../../dist/machines');
const QUALITY = 0.6;

const left = new Map(
  pageModels.map(({ model: { machine } }) => {
    const excused = unseen[machine.id] ?? {};
    return [machine.id, new Set(restingStates(machine).filter((state) => !(state in excused)))];
  }),
);

for (const pageModel of pageModels) {
  const { id } = pageModel.model.machine;
  for (const [index, { walk, states }] of stateWalks(possibleOnPage(pageModel), [...(left.get(id) ?? [])]).entries()) {
    for (const state of states) left.get(id)?.delete(state);
    test(`@pictures ${pageModel.name}, ${index + 1}: ${states.join(', ')}`, async ({ visit, context }) => {
      await pageModel.open(visit);
      const { walker, pictures } = photographer(pageWalker(pageModel, visit), visit, states);
      await testWalk(pageModel.model, walk, walker);
      await visit.letTimePass();
      const statesBetween = statesInLog(await reportedLog(visit.page), id);
      const painter = await context.newPage();
      mkdirSync(join(folder, id), { recursive: true });
      const isOfItsState = ({ state, from, to }: Picture) => {
        const been = statesBetween(from, to);
        return been.size === 0 || been.has(state);
      };
      for (const { state, png } of pictures.filter(isOfItsState))
        writeFileSync(join(folder, id, `${state}.webp`), await webpOf(painter, png, QUALITY));
      expect(
        pictures.filter((picture) => !isOfItsState(picture)).map(({ state }) => state),
        'the page had gone on from these: say so in tests/page/unseen.ts',
      ).toEqual([]);
    });
  }
}

test('@pictures every state can be come to, or it is said why not', () => {
  const names = new Map(pageModels.map(({ model: { machine } }) => [machine.id, restingStates(machine)]));
  expect(
    Object.entries(unseen).flatMap(([machine, states]) =>
      Object.keys(states).filter((state) => names.get(machine)?.includes(state) !== true),
    ),
    'these are gone: take them out of tests/page/unseen.ts',
  ).toEqual([]);
  expect(
    Array.from(left, ([machine, states]) => [...states].map((state) => `${machine}: ${state}`)).flat(),
    'no walk comes to these: say why in tests/page/unseen.ts',
  ).toEqual([]);
});
