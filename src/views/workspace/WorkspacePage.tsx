import MapPinOffIcon from '~icons/lucide/map-pin-off';
import RotateCwIcon from '~icons/lucide/rotate-cw';
import UnplugIcon from '~icons/lucide/unplug';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { type WorkspaceActor, selectHasFailed, selectIsAbsent } from '#machines/workspace/workspaceSelectors.ts';
import { sandboxReasonText } from '../../texts/sandboxReasonText.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useTexts } from '../useTexts.ts';
import { WorkspaceLayout } from './WorkspaceLayout.tsx';

interface WorkspacePageProps {
  workspace: WorkspaceActor;
  sandbox: RuntimeConfig['sandbox'];
  /** How the learner would be called on the board of the community; null for who has no name to show. */
  nameOnBoard: string | null;
}

/** Where a challenge is worked on. */
export function WorkspacePage({ workspace, sandbox, nameOnBoard }: WorkspacePageProps) {
  const isAbsent = useSelector(workspace, selectIsAbsent);
  const hasFailed = useSelector(workspace, selectHasFailed);
  if (isAbsent) return <Absent />;
  if (hasFailed) return <Failed workspace={workspace} />;
  return (
    <>
      {sandbox.available ? null : <SandboxBanner sandbox={sandbox} />}
      <WorkspaceLayout workspace={workspace} nameOnBoard={nameOnBoard} />
    </>
  );
}

function SandboxBanner({ sandbox }: Pick<WorkspacePageProps, 'sandbox'>) {
  const texts = useTexts();
  return (
    <Banner tone="warn">
      {texts.workspaceTexts.sandboxMissing} {sandboxReasonText(texts, sandbox)}
    </Banner>
  );
}

function Centre({ children }: { children: ReactNode }) {
  return <div className="grid flex-1 place-items-center px-4 py-16">{children}</div>;
}

function Absent() {
  const { workspaceTexts } = useTexts();
  return (
    <Centre>
      <EmptyState
        icon={MapPinOffIcon}
        title={workspaceTexts.absent}
        action={<ButtonLink to="/challenges">{workspaceTexts.toChallenges}</ButtonLink>}
      >
        <p>{workspaceTexts.absentAdvice}</p>
      </EmptyState>
    </Centre>
  );
}

function Failed({ workspace }: { workspace: WorkspaceActor }) {
  const { workspaceTexts } = useTexts();
  return (
    <Centre>
      <EmptyState
        icon={UnplugIcon}
        title={workspaceTexts.failed}
        action={
          <Button variant="primary" icon={RotateCwIcon} onPress={() => workspace.send({ type: 'retry.requested' })}>
            {workspaceTexts.tryAgain}
          </Button>
        }
      >
        <p>{workspaceTexts.failedAdvice}</p>
      </EmptyState>
    </Centre>
  );
}
