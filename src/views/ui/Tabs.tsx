import type { KeyboardEvent, ReactNode } from 'react';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
}

interface TabsProps<Id extends string> {
  /** Distinguishes this set from the others on the page. */
  name: string;
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  className?: string;
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A row of tabs: one stop for the Tab key, arrows within. */
export function Tabs<Id extends string>({ name, label, tabs, selected, onSelect, className = '' }: TabsProps<Id>) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const next = moves[event.key]?.(
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(tabId(name, tab.id))?.focus();
  }

  return (
    <div role="tablist" aria-label={label} className={`flex min-w-0 items-stretch ${className}`}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(name, tab.id)}
          aria-selected={tab.id === selected}
          aria-controls={panelId(name)}
          tabIndex={tab.id === selected ? 0 : -1}
          className="moves flex h-10 items-center gap-2 whitespace-nowrap border-b-2 border-transparent px-3 text-sm font-medium text-muted -outline-offset-2 hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          onClick={() => onSelect(tab.id)}
          onKeyDown={move}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps<Id extends string> {
  name: string;
  selected: Id;
  children: ReactNode;
  className?: string;
}

/** What the selected tab shows. */
export function TabPanel<Id extends string>({ name, selected, children, className = '' }: TabPanelProps<Id>) {
  return (
    <div role="tabpanel" id={panelId(name)} aria-labelledby={tabId(name, selected)} className={className}>
      {children}
    </div>
  );
}

const tabId = (name: string, id: string) => `${name}-tab-${id}`;
const panelId = (name: string) => `${name}-panel`;
