import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { selectIsOpen } from '#machines/widgets/paletteMachine.ts';
import { fetched } from '../../fetched.ts';
import type { WorkspaceActors } from '../WorkspaceActors.ts';

const CommandDialog = fetched(async () => (await import('./CommandDialog.tsx')).CommandDialog);

/** The palette, which is fetched as a whole when it is wanted: the focus goes into its field as it opens. */
export function CommandPalette({ actors }: { actors: WorkspaceActors }) {
  const isOpen = useSelector(actors.palette, selectIsOpen);
  return <Suspense fallback={null}>{isOpen ? <CommandDialog actors={actors} /> : null}</Suspense>;
}
