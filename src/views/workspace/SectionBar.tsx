import { useSelector } from '@xstate/react';
import { type Section, panelsIn, sections } from '#machines/widgets/panels.ts';
import { type PanelsActor, selectSection, selectUnseen } from '#machines/widgets/panelsMachine.ts';
import { useTexts } from '../useTexts.ts';

const icons: Record<Section, string> = {
  left: 'i-lucide-target',
  centre: 'i-lucide-code',
  right: 'i-lucide-terminal',
  bottom: 'i-lucide-activity',
};

/** On a phone, what part of the workspace is on the screen: each has the name of its first panel, and a mark when something happened there since. */
export function SectionBar({ panels }: { panels: PanelsActor }) {
  const { panelTitles, workspaceTexts } = useTexts();
  const current = useSelector(panels, selectSection);
  const unseen = useSelector(panels, selectUnseen);
  return (
    <nav
      aria-label={workspaceTexts.sections}
      className="section-bar grid shrink-0 grid-cols-4 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {sections.map((section) => (
        <button
          key={section}
          type="button"
          aria-current={section === current ? 'true' : undefined}
          className="moves relative flex h-14 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-xs font-medium text-muted -outline-offset-2 aria-[current=true]:border-accent aria-[current=true]:text-ink"
          onClick={() => panels.send({ type: 'section.selected', section })}
        >
          <span aria-hidden="true" className={`${icons[section]} text-lg`} />
          <span>
            {panelsIn(section)
              .slice(0, 1)
              .map((panel) => panelTitles[panel])}
            {unseen.includes(section) ? <Mark /> : null}
          </span>
        </button>
      ))}
    </nav>
  );
}

function Mark() {
  const { workspaceTexts } = useTexts();
  return (
    <>
      <span aria-hidden="true" className="absolute left-1/2 top-2 ml-2 size-2.5 rounded-full bg-accent" />
      <span className="sr-only">{workspaceTexts.unseen}</span>
    </>
  );
}
