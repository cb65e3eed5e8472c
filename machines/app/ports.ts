import type { AccountPort } from '../ports/accountPort.ts';
import type { ApiPort } from '../ports/apiPort.ts';
import type { AuthPort } from '../ports/authPort.ts';
import type { ChallengePort } from '../ports/challengePort.ts';
import type { ExportPort } from '../ports/exportPort.ts';
import type { LocalePort } from '../ports/localePort.ts';
import type { LocationPort } from '../ports/locationPort.ts';
import type { LogPort } from '../ports/logPort.ts';
import type { MessagePort } from '../ports/messagePort.ts';
import type { OperatorPort } from '../ports/operatorPort.ts';
import type { PreferencePort } from '../ports/preferencePort.ts';
import type { ProfilePort } from '../ports/profilePort.ts';
import type { ProgressPort } from '../ports/progressPort.ts';
import type { SiteDataPort } from '../ports/siteDataPort.ts';
import type { WorkspacePorts } from '../workspace/workspacePorts.ts';

/** Everything the product needs from the world outside: the one thing to fulfil to run it. */
export interface Ports extends WorkspacePorts {
  accounts: AccountPort;
  api: ApiPort;
  auth: AuthPort;
  challenges: ChallengePort;
  exports: ExportPort;
  locales: LocalePort;
  location: LocationPort;
  log: LogPort;
  messages: MessagePort;
  operators: OperatorPort;
  preferences: PreferencePort;
  profiles: ProfilePort;
  progress: ProgressPort;
  siteData: SiteDataPort;
}
