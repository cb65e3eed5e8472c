/** What the app asks of a visit before it goes on. */
import type { ShowingState } from '../site/pages.ts';
import type { AppContext } from './appContext.ts';
import * as visit from './belongsAt.ts';

interface Asked {
  context: AppContext;
}

export const appGuards = {
  isElsewhere: ({ context }: Asked) => visit.belongsAt(context) !== undefined,
  isUndecided: ({ context }: Asked) => visit.isUndecidedFor(context),
  isShownBy: ({ context }: Asked, state: ShowingState) => visit.isShownBy(context, state),
  staysOnPage: ({ context }: Asked, path: string) => visit.staysOnPage(context, path),
  comesBack: ({ context }: Asked, path: string) => !visit.leavesChallenge(context, path),
  leavesWorkspace: ({ context }: Asked, path: string) => visit.leavesChallenge(context, path),
  opensChallenge: ({ context }: Asked, path: string) => visit.opensChallenge(context, path),
  maySee: ({ context }: Asked, report: visit.StatusReport) => visit.maySee(context, report),
};
