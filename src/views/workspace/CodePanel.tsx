import FileX2Icon from '~icons/lucide/file-x-2';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { PaletteActor } from '#machines/widgets/paletteMachine.ts';
import { type PanelsActor, selectSection } from '#machines/widgets/panelsMachine.ts';
import type { BuildActor } from '#machines/workspace/buildSelectors.ts';
import { type FileActor, selectStatus } from '#machines/workspace/fileSelectors.ts';
import type { LanguageServerActor } from '#machines/workspace/languageServerMachine.ts';
import type { ProcessListActor } from '#machines/workspace/processListMachine.ts';
import type { RecoveryActor } from '#machines/workspace/recoverySelectors.ts';
import type { RosActor } from '#machines/workspace/rosMachine.ts';
import { selectOutput } from '#machines/workspace/selectOutput.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useTexts } from '../useTexts.ts';
import { BuildProblems } from './BuildProblems.tsx';
import { CodeEditor } from './editor/fetchedEditor.ts';
import { RecoveryBar } from './RecoveryBar.tsx';
import { sectionClass } from './sectionClass.ts';
import { landmarkOf } from './welcome/landmarkOf.ts';

interface CodePanelProps {
  file: FileActor;
  recovery: RecoveryActor;
  build: BuildActor;
  languageServer: LanguageServerActor;
  ros: RosActor;
  palette: PaletteActor;
  panels: PanelsActor;
  processList: ProcessListActor;
}

/** The editor, with what is offered over its end and what the build found below. */
export function CodePanel({
  file,
  recovery,
  build,
  languageServer,
  ros,
  palette,
  panels,
  processList,
}: CodePanelProps) {
  const { fileTexts } = useTexts();
  const section = useSelector(panels, selectSection);
  const output = useSelector(processList, selectOutput);
  const status = useSelector(file, selectStatus);
  return (
    <section
      id={landmarkOf('writing')}
      aria-label={fileTexts.panel}
      className={`bg-sunken md:min-w-72 md:flex-1 ${sectionClass(section === 'centre', true)}`}
    >
      <div className="relative min-h-0 flex-1">
        {/* It lies over the end of the pane: what is read and typed stays where it is. */}
        <div className="absolute inset-x-0 bottom-0 z-1 bg-raised shadow-floating">
          <RecoveryBar recovery={recovery} file={file} />
        </div>
        {status === 'binary' ? (
          <EmptyState icon={FileX2Icon} title={fileTexts.binary} />
        ) : (
          <Suspense fallback={<LoadingEditor />}>
            <CodeEditor
              file={file}
              build={build}
              languageServer={languageServer}
              ros={ros}
              palette={palette}
              output={output}
            />
            {status === 'ready' ? null : <LinesToCome className="absolute inset-0 bg-sunken" />}
          </Suspense>
        )}
      </div>
      <BuildProblems build={build} file={file} />
    </section>
  );
}

function LoadingEditor() {
  const { fileTexts } = useTexts();
  return (
    <div role="status" aria-label={fileTexts.loadingEditor}>
      <LinesToCome />
    </div>
  );
}

/** An editor without a text would pass for an empty file. */
function LinesToCome({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`grid content-start gap-2.5 p-4 pl-14 ${className}`}>
      <Skeleton className="h-3.5 w-2/5" />
      <Skeleton className="h-3.5 w-1/3" />
      <Skeleton className="h-3.5 w-3/5" />
      <Skeleton className="h-3.5 w-1/2" />
    </div>
  );
}
