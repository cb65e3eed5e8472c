import { TabGroup as HeadlessGroup, TabPanel as HeadlessPanel, Tab as HeadlessTab, TabList } from '@headlessui/react';
import { Fragment, type ReactNode } from 'react';

interface TabGroupProps<Id extends string> {
  /** In the order of the tabs and of their panels. */
  ids: readonly Id[];
  selected: Id;
  onSelect: (id: Id) => void;
  children: ReactNode;
}

/** Joins a row of tabs with the panels that they show. Adds no box of its own: both are laid out by what they stand in. */
export function TabGroup<Id extends string>({ ids, selected, onSelect, children }: TabGroupProps<Id>) {
  function select(index: number) {
    const id = ids[index];
    if (id !== undefined) onSelect(id);
  }

  return (
    <HeadlessGroup as={Fragment} selectedIndex={ids.indexOf(selected)} onChange={select}>
      {children}
    </HeadlessGroup>
  );
}

interface TabsProps {
  label: string;
  children: ReactNode;
  className?: string;
}

/** A row of tabs: one stop for the Tab key, arrows within. */
export function Tabs({ label, children, className = '' }: TabsProps) {
  return (
    <TabList aria-label={label} className={`flex min-w-0 flex-wrap items-stretch ${className}`}>
      {children}
    </TabList>
  );
}

export function Tab({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <HeadlessTab
      className={`moves flex h-10 items-center gap-2 whitespace-nowrap border-b-2 border-transparent px-2 text-sm font-medium text-muted -outline-offset-2 hover:text-ink aria-selected:border-accent aria-selected:text-ink ${className}`}
    >
      {children}
    </HeadlessTab>
  );
}

interface TabPanelProps {
  children: ReactNode;
  className?: string;
  /** Whether it is there, unseen, while another tab is selected. */
  isKept?: boolean;
}

/** What one tab shows; there while it is selected. */
export function TabPanel({ children, className = '', isKept = false }: TabPanelProps) {
  return (
    <HeadlessPanel unmount={!isKept} className={`-outline-offset-2 ${className}`}>
      {children}
    </HeadlessPanel>
  );
}
