import type { User } from '../ports/authPort.ts';
import type { Standing } from '../session/standing.ts';
import type { Ports } from './ports.ts';

/** What the app remembers between events. */
export interface AppContext {
  ports: Ports;
  path: string;
  standing: Standing;
  /** The standing before the last change, until the visitor moves on. */
  before: Standing;
  user: User | null;
}
