import type { User } from '../ports/authPort.ts';
import type { AuthStatus } from '../site/authStatus.ts';
import type { Ports } from './ports.ts';

/** What the app remembers between events. */
export interface AppContext {
  ports: Ports;
  path: string;
  authStatus: AuthStatus;
  /** The status before the last change, until the visitor moves on. */
  before: AuthStatus;
  user: User | null;
}
