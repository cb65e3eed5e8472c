import PlayIcon from '~icons/lucide/play';
import SquareIcon from '~icons/lucide/square';
import { useSelector } from '@xstate/react';
import { commands } from '#machines/widgets/commands.ts';
import { type FileActor, selectFileName, selectStatus as selectFileStatus } from '#machines/workspace/fileSelectors.ts';
import { type LaunchActor, type LaunchStatus, selectStatus } from '#machines/workspace/launchSelectors.ts';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../useTexts.ts';
import { barButton, barWord } from './barButton.ts';

const faces: Record<LaunchStatus, { stops: boolean; isBusy?: true }> = {
  stopped: { stops: false },
  building: { stops: true },
  connecting: { stops: true },
  starting: { stops: true },
  running: { stops: true },
  stopping: { stops: true, isBusy: true },
  restarting: { stops: true },
};

interface StartButtonProps {
  launch: LaunchActor;
  file: FileActor;
  /** Without the name of the file and the keys, which the other one on the page says. */
  isShort?: boolean;
}

/** Starts what is in the editor, and stops it. Why that cannot be is said in the status strip. */
export function StartButton({ launch, file, isShort = false }: StartButtonProps) {
  const { fileStatusTexts, launchTexts } = useTexts();
  const status = useSelector(launch, selectStatus);
  const fileStatus = useSelector(file, selectFileStatus);
  const fileName = useSelector(file, selectFileName);
  const { stops, isBusy = false } = faces[status];
  const label = stops ? launchTexts.stop(fileName) : launchTexts.start(fileName);
  return (
    <Button
      size="sm"
      variant={stops ? 'danger' : 'primary'}
      icon={stops ? SquareIcon : PlayIcon}
      className={isShort ? 'max-sm:gap-1.5! max-sm:px-2!' : `${barButton} max-md:min-w-12`}
      {...(isShort ? {} : { label, shortcut: commands[stops ? 'stop' : 'start'].keys })}
      whyDisabled={stops || fileStatus === 'ready' ? undefined : fileStatusTexts[fileStatus]}
      isBusy={isBusy}
      onPress={({ detail }) => {
        if (!isRepeated(detail)) launch.send({ type: stops ? 'stop.requested' : 'start.requested' });
      }}
    >
      {isShort ? null : <span className="hidden max-w-52 truncate xl:inline">{label}</span>}
      <span className={isShort ? '' : `${barWord} xl:hidden`}>
        {stops ? launchTexts.shortStop : launchTexts.shortStart}
      </span>
    </Button>
  );
}

/** The first press of a double click turns Start into Stop, which the second one does not mean. A press by key has no clicks to count. */
const isRepeated = (clicks: number): boolean => clicks > 1;
