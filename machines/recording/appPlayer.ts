import type { Log } from './logFormat.ts';
import { type Player, player } from './player.ts';
import { todaysApp } from './todaysApp.ts';

export type AppPlayer = Player<ReturnType<typeof todaysApp>>;

/** Replays a log of the whole product on today's machines. */
export function appPlayer(log: Log): AppPlayer {
  return player(todaysApp, log);
}
