import HistoryIcon from '~icons/lucide/history';
import { useSelector } from '@xstate/react';
import { type FileActor, selectIsReady } from '#machines/workspace/fileSelectors.ts';
import type { VersionListActor } from '#machines/workspace/versionListSelectors.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../useTexts.ts';

/** Shows what the file said before. */
export function VersionsButton({ versionList, file }: { versionList: VersionListActor; file: FileActor }) {
  const { versionTexts } = useTexts();
  const isReady = useSelector(file, selectIsReady);
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={HistoryIcon}
      className="max-md:px-1!"
      whyDisabled={isReady ? undefined : versionTexts.notOpen}
      onPress={() => versionList.send({ type: 'list.requested' })}
    >
      <span className="sr-only lg:not-sr-only">{versionTexts.title}</span>
    </Button>
  );
}
