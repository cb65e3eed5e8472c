import { expect, it } from 'vitest';
import { newVisit } from '#machines/app/appContext.ts';
import { inputOf, readerOf } from '#machines/app/pageInputs.ts';
import type { AccountReport } from '#machines/session/accountEvents.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakePorts } from '../../fakes/fakePorts.ts';

const nobody = { ...newVisit, ports: fakePorts() };
const learner = { ...nobody, user: ada, authStatus: 'verified' as const };
const newcomer = { ...learner, authStatus: 'unverified' as const };
const owner = fakeOwner<AccountReport>().actor;

it('tells the pages of an account and the board of the community whose visit it is, where somebody is signed in', () => {
  expect([nobody, newcomer, learner].map((visit) => inputOf.account({ context: visit, self: owner }).userId)).toEqual([
    '',
    ada.id,
    ada.id,
  ]);
  expect([nobody, newcomer, learner].map((visit) => inputOf.board({ context: visit, self: owner }).userId)).toEqual([
    '',
    ada.id,
    ada.id,
  ]);
});

it('tells the learning paths of nobody but a learner', () => {
  expect([nobody, newcomer, learner].map((visit) => readerOf(visit).learnerId)).toEqual([null, null, ada.id]);
});

it.each([
  ['/feedback', 'feedback'],
  ['/contact', 'contact'],
] as const)('has a message from %s sent as %s', (path, kind) => {
  expect(inputOf.messageForm({ context: { ...nobody, path }, self: owner }).kind).toBe(kind);
});
