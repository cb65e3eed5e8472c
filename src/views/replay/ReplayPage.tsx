import { useActorRef } from '@xstate/react';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import type { Build } from '#machines/recording/isSameBuild.ts';
import { replayMachine } from '#machines/recording/replayMachine.ts';
import { LogReplay } from './LogReplay.tsx';

interface ReplayPageProps {
  config: RuntimeConfig;
  build: Build;
}

/** Shows a recorded log: the site as it was at every step. What happens here is not part of this visit's own log. */
export function ReplayPage({ config, build }: ReplayPageProps) {
  const replay = useActorRef(replayMachine);
  return <LogReplay replay={replay} config={config} build={build} />;
}
