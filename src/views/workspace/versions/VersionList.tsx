import HistoryIcon from '~icons/lucide/history';
import RotateCwIcon from '~icons/lucide/rotate-cw';
import UnplugIcon from '~icons/lucide/unplug';
import { useSelector } from '@xstate/react';
import { Fragment } from 'react';
import type { FileVersion } from '#contract/entities.ts';
import {
  type VersionListActor,
  selectChosen,
  selectCurrent,
  selectFault,
  selectIsLoading,
  selectIsReading,
  selectVersions,
} from '#machines/workspace/versionListSelectors.ts';
import { dayText } from '../../../texts/momentText.ts';
import { reasonText } from '../../../texts/reasonText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTexts } from '../../useTexts.ts';

interface VersionListProps {
  versionList: VersionListActor;
}

/** The versions of the file, newest first. */
export function VersionList({ versionList }: VersionListProps) {
  const { versionTexts } = useTexts();
  const versions = useSelector(versionList, selectVersions);
  const current = useSelector(versionList, selectCurrent);
  const fault = useSelector(versionList, selectFault);
  const isLoading = useSelector(versionList, selectIsLoading);
  // A text may be listed more than once.
  const newest = versions.findIndex(({ version }) => version === current);
  if (isLoading) return <Loading />;
  if (fault?.kind === 'unlisted') return <Unlisted versionList={versionList} />;
  if (versions.length === 0)
    return (
      <EmptyState icon={HistoryIcon} title={versionTexts.none}>
        <p>{versionTexts.noneAdvice}</p>
      </EmptyState>
    );
  return (
    <>
      <Unread versionList={versionList} />
      <ol aria-label={versionTexts.list} className="-mx-2 max-h-60vh overflow-y-auto">
        {versions.map((version, index) => (
          <Version
            key={`${keyOf(version)} ${version.version}`}
            version={version}
            index={index}
            isCurrent={index === newest}
            versionList={versionList}
          />
        ))}
      </ol>
    </>
  );
}

/** One text may be listed twice, but not from the same moment. */
const keyOf = ({ marks }: FileVersion): string => marks[0]?.at ?? '';

function Loading() {
  const { versionTexts } = useTexts();
  return (
    <div role="status" aria-label={versionTexts.loading} className="grid gap-2">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  );
}

function Unlisted({ versionList }: VersionListProps) {
  const texts = useTexts();
  const fault = useSelector(versionList, selectFault);
  return (
    <EmptyState
      icon={UnplugIcon}
      title={texts.versionTexts.unlisted}
      action={
        <Button
          size="sm"
          icon={RotateCwIcon}
          className="max-md:h-11"
          onPress={() => versionList.send({ type: 'list.requested' })}
        >
          {texts.versionTexts.tryAgain}
        </Button>
      }
    >
      <p role="alert">{reasonText(texts, fault?.detail ?? '')}</p>
    </EmptyState>
  );
}

function Unread({ versionList }: VersionListProps) {
  const texts = useTexts();
  const fault = useSelector(versionList, selectFault);
  return (
    <p role="alert" className="text-bad empty:hidden">
      {fault?.kind === 'unread' ? texts.versionTexts.unread(reasonText(texts, fault.detail)) : null}
    </p>
  );
}

interface VersionProps extends VersionListProps {
  version: FileVersion;
  index: number;
  isCurrent: boolean;
}

function Version({ version, index, isCurrent, versionList }: VersionProps) {
  const { timeTexts, versionKindTexts, versionTexts } = useTexts();
  const isReading = useSelector(versionList, selectIsReading);
  const chosen = useSelector(versionList, selectChosen);
  const at = version.marks.at(-1)?.at ?? null;
  return (
    <li>
      <button
        type="button"
        aria-busy={isReading && chosen === version ? true : undefined}
        className="moves grid min-h-11 w-full grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 rounded px-2 py-1.5 text-left text-ink hover:bg-sunken"
        onClick={() => versionList.send({ type: 'version.chosen', index })}
      >
        <span className="readout-text">{at === null ? versionTexts.always : dayText(timeTexts, Date.parse(at))}</span>{' '}
        <Kinds words={version.marks.map(({ kind }) => versionKindTexts[kind])} />{' '}
        {isCurrent ? (
          <span className="justify-self-end">
            <Badge>{versionTexts.current}</Badge>
          </span>
        ) : null}{' '}
        <span className="readout-text col-start-2 row-start-1 text-right text-muted">
          {versionTexts.size(version.size)}
        </span>
      </button>
    </li>
  );
}

/** What was done with a version, below its time: none of it is parted at the end of a line. */
function Kinds({ words }: { words: readonly string[] }) {
  return (
    <span className="col-start-1 row-start-2 min-w-0 text-sm">
      {words.map((word, place) => (
        // What was done first stays first.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={place}>
          <span className="whitespace-nowrap">{place === words.length - 1 ? word : `${word} ·`}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
