import type { BoardAnswer, BoardPort, BoardRun } from '#machines/ports/boardPort.ts';
import { gate } from './gate.ts';

const PAGE = 2;

/** Round a box that stands in a small room. */
export function sharedRunOf(id: number, changes: Partial<BoardRun> = {}): BoardRun {
  return {
    id,
    title: `Run ${id}`,
    userName: 'Ada',
    challenge_id: 1,
    challenge_title: 'Obstacle Course',
    outline: { boxes: [[200, 0, 10, 100, 0]], circles: [[400, 0, 40]], floors: [[0, 0, 50, 50]] },
    every: 200,
    poses: '0 0 0 100 120 30 200 150 0 300 120 -30 400 0 -78',
    outcome: null,
    seconds: null,
    shared_at: '2026-01-01T00:00:00.000Z',
    is_own: false,
    is_hidden: false,
    is_retired: false,
    ...changes,
  };
}

/** A board in memory with pages of two, and a server that may refuse something or be away. */
export function fakeBoard(runs: BoardRun[] = []) {
  const lists = gate();
  const reported: number[] = [];
  let trouble: BoardAnswer | Error | undefined;
  const meetTrouble = (): BoardAnswer | undefined => {
    if (trouble instanceof Error) throw trouble;
    return trouble;
  };
  const port: BoardPort = {
    async list(before) {
      await lists.pass();
      if (trouble instanceof Error) throw trouble;
      const found = runs.filter(({ id }) => before === null || id < before);
      return { runs: found.slice(0, PAGE), hasMore: found.length > PAGE };
    },
    async share({ title, isAnonymous, ...what }) {
      const refusal = meetTrouble();
      if (refusal !== undefined) return refusal;
      const id = Math.max(0, ...runs.map((run) => run.id)) + 1;
      const userName = isAnonymous ? null : 'Ada';
      const run =
        'drive' in what
          ? { challenge_id: what.challengeId, ...what.drive }
          : { outcome: 'passed' as const, seconds: 12 };
      runs.unshift(sharedRunOf(id, { title, userName, ...run, is_own: true }));
      return { outcome: 'done' };
    },
    async report(id) {
      const refusal = meetTrouble();
      if (refusal !== undefined) return refusal;
      reported.push(id);
      return { outcome: 'done' };
    },
    async takeBack(userId, id) {
      const refusal = meetTrouble();
      if (refusal !== undefined) return refusal;
      const index = userId === '' ? -1 : runs.findIndex((run) => run.id === id && run.is_own);
      if (index !== -1) runs.splice(index, 1);
      return { outcome: 'done' };
    },
  };
  return {
    ...port,
    runs,
    reported,
    gate: lists,
    refuse: (detail: string) => void (trouble = { outcome: 'refused', detail }),
    heal: () => void (trouble = undefined),
    loseAnswers: () => void (trouble = { outcome: 'refused', detail: { code: 'service_unreachable', facts: {} } }),
    break: (message: string) => void (trouble = new Error(message)),
  };
}
