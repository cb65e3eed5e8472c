import { expect, it } from 'vitest';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { reviveErrors } from '#machines/recording/reviveErrors.ts';
import { RefusedError } from '#machines/ports/reason.ts';
import { reasonOf } from '#machines/reasonOf.ts';
import { selectNotes } from '#machines/workspace/workspaceSelectors.ts';
import { complete } from '../../fakes/fakeProfiles.ts';
import { canaryUser } from './canaries.ts';
import { logOf, openRecorded, playedOut, settled } from './openRecorded.ts';

const fact = { code: 'CHALLENGE_NOT_FOUND', facts: { challenge_id: 9 } } as const;

/** The workspace that a visit shows. */
function workspaceOf(app: ReturnType<typeof openRecorded>['app']) {
  const { workspace } = app.getSnapshot().children;
  if (workspace === undefined) throw new Error('The visit shows no workspace');
  return workspace.getSnapshot();
}

it.each([fact, 'in words'])('replays a call that was refused with the reason that it had: %j', async (reason) => {
  const { app, ports, plain, masked } = openRecorded({ path: '/challenge/1', user: canaryUser });
  ports.profiles.stored[canaryUser.id] = complete;
  ports.ros.openWorld = () => Promise.reject(new RefusedError(reason));
  await settled();
  await settled();
  const notes = [{ seq: 1, line: { kind: 'worldFailed', detail: reason } }];
  expect(selectNotes(workspaceOf(app))).toEqual(notes);
  for (const text of [plain.text(), masked.text()]) {
    const player = await playedOut(appPlayer(logOf(text)));
    expect(player.divergence).toBeUndefined();
    expect(selectNotes(workspaceOf(player.actor))).toEqual(notes);
  }
});

const read = (reason: unknown) => reasonOf(JSON.parse(JSON.stringify({ $refused: reason }), reviveErrors));

it('tells a reason that it does not know as it was written down', () => {
  const unknown = { code: 'FROM_ANOTHER_BUILD', facts: {} };
  expect(read(unknown)).toBe(JSON.stringify(unknown));
  expect(read({ ...fact, facts: { challenge_id: 'nine' } })).toContain('"nine"');
  expect(read('in words')).toBe('in words');
});
