import type { Log } from './logFormat.ts';
import { type Player, player } from './player.ts';
import { currentApp } from './currentApp.ts';

export type AppPlayer = Player<ReturnType<typeof currentApp>>;

/** Replays a log of the whole product on today's machines. */
export function appPlayer(log: Log): AppPlayer {
  return player(currentApp, log);
}
