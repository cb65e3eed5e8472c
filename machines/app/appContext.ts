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
  /** A path of this site to which the server leads whoever lost their session here, until the visitor moves on. */
  serverRedirect: string | null;
}

/** A visit of which nothing is known yet. */
export const newVisit = {
  path: '/',
  authStatus: 'unknown',
  before: 'unknown',
  user: null,
  serverRedirect: null,
} as const satisfies Omit<AppContext, 'ports'>;

/** The actors that the app starts: their ids, and the names under which it knows them. XState wants a type alias here. */
// oxlint-disable-next-line typescript/consistent-type-definitions
export type AppChildren = {
  location: 'watchLocation';
  session: 'session';
  toastList: 'toastList';
  theme: 'theme';
  locale: 'locale';
  report: 'report';
  account: 'account';
  profile: 'profile';
  progress: 'progress';
  challengeList: 'challengeList';
  api: 'api';
  learn: 'learn';
  board: 'board';
  messageForm: 'messageForm';
  operator: 'operator';
  workspace: 'workspace';
  departure: 'departure';
};
