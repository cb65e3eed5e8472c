import { useSelector } from '@xstate/react';
import {
  type LanguageServerActor,
  type LanguageStatus,
  selectStatus,
} from '#machines/workspace/languageServerMachine.ts';
import type { DotTone } from '../ui/StatusDot.tsx';
import { handFocusOn } from '../ui/handFocusOn.ts';
import { useTexts } from '../useTexts.ts';
import { Readout } from './Readout.tsx';

const tones: Record<LanguageStatus, DotTone> = {
  off: 'off',
  starting: 'warn',
  ready: 'good',
  restarting: 'warn',
  failed: 'bad',
  crowded: 'bad',
  unavailable: 'off',
};

/** Whether a language server helps in the editor. */
export function LanguageReadout({ languageServer }: { languageServer: LanguageServerActor }) {
  const { languageTexts, languageStatusTexts } = useTexts();
  const status = useSelector(languageServer, selectStatus);
  const isInVain = status === 'failed' || status === 'crowded';
  return (
    <>
      <Readout tone={tones[status]} isLive={status === 'starting' || status === 'restarting'} isAnnounced>
        {languageStatusTexts[status]}
      </Readout>
      {isInVain ? (
        <button
          ref={handFocusOn()}
          type="button"
          className="shrink-0 text-accent-text underline"
          onClick={() => languageServer.send({ type: 'retry.requested' })}
        >
          {languageTexts.retry}
        </button>
      ) : null}
    </>
  );
}
