import { type Actor, createActor } from 'xstate';
import { appMachine } from '../app/appMachine.ts';
import '../app/everyPage.ts';
import type { Log } from './logFormat.ts';
import { type Player, player } from './player.ts';

export type AppPlayer = Player<Actor<typeof appMachine>>;

/** Replays a log of the whole product on today's machines. */
export function appPlayer(log: Log): AppPlayer {
  return player((options) => createActor(appMachine, options), log);
}
