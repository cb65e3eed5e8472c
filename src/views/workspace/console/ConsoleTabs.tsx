import PlusIcon from '~icons/lucide/plus';
import XIcon from '~icons/lucide/x';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import {
  type ConsoleListActor,
  selectActiveId,
  selectCanRemove,
  selectTabs,
} from '#machines/workspace/consoleListMachine.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { handFocusOn } from '../../ui/handFocusOn.ts';
import { useTexts } from '../../useTexts.ts';

/** One pill for each console; the last one cannot be closed. */
export function ConsoleTabs({ consoleList }: { consoleList: ConsoleListActor }) {
  const { consoleTexts } = useTexts();
  const tabs = useSelector(consoleList, selectTabs);
  const activeId = useSelector(consoleList, selectActiveId);
  const canRemove = useSelector(consoleList, selectCanRemove);
  const active = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex shrink-0 items-center gap-1.5 px-3 pt-3">
      <div
        role="group"
        aria-label={consoleTexts.tabs}
        className="flex min-w-0 items-center gap-1.5 overflow-x-auto overflow-y-hidden p-0.5 [scrollbar-width:thin]"
      >
        {tabs.map(({ id, name }) => (
          <span
            key={id}
            ref={id === activeId ? bringIntoView : undefined}
            className={`moves flex h-8 shrink-0 items-center rounded border text-sm ${id === activeId ? 'border-edge bg-raised text-ink' : 'border-line text-muted hover:text-ink'}`}
          >
            <button
              ref={id === activeId ? active : undefined}
              type="button"
              aria-pressed={id === activeId}
              className="h-full rounded px-2.5 font-medium"
              onClick={() => consoleList.send({ type: 'tab.selected', id })}
            >
              {name}
            </button>
            {canRemove ? (
              <IconButton
                label={consoleTexts.remove(name)}
                icon={XIcon}
                className="size-6! mr-0.5"
                ref={handFocusOn(() => active.current)}
                onPress={() => consoleList.send({ type: 'tab.removed', id })}
              />
            ) : null}
          </span>
        ))}
      </div>
      <IconButton label={consoleTexts.add} icon={PlusIcon} onPress={() => consoleList.send({ type: 'tab.added' })} />
    </div>
  );
}

/** Many consoles scroll sideways: the one in front is to be seen. */
function bringIntoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
