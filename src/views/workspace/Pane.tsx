import { useSelector } from '@xstate/react';
import type { CSSProperties, ReactNode } from 'react';
import { type SizedPart, extents } from '#machines/widgets/paneSizes.ts';
import { type PanelsActor, selectSizes } from '#machines/widgets/panelsMachine.ts';
import { Splitter } from '../ui/Splitter.tsx';
import { useTexts } from '../useTexts.ts';

const edges = { left: 'right', right: 'left', bottom: 'top', history: 'top' } as const;

/** The id of what is resized. */
export const paneId = (section: SizedPart): string => `pane-${section}`;

interface PaneProps {
  section: SizedPart;
  panels: PanelsActor;
  /** When its splitter is on the screen. */
  splitterClass: string;
  /** What has the id of this pane, and takes `--pane-size` from it. */
  children: ReactNode;
}

/** A section as large as its learner made it, with the edge that resizes it on the side of the editor. */
export function Pane({ section, panels, splitterClass, children }: PaneProps) {
  const { splitterNames } = useTexts();
  const size = useSelector(panels, selectSizes)[section];
  const { initial, least, most } = extents[section];
  const resize = (wished: number) => panels.send({ type: 'section.resized', section, size: wished });
  const splitter = (
    <Splitter
      label={splitterNames[section]}
      controls={paneId(section)}
      edge={edges[section]}
      size={size}
      least={least}
      most={most}
      className={splitterClass}
      onResize={resize}
      onReset={() => resize(initial)}
    />
  );
  return (
    <div className="contents" style={sizeStyle(size)}>
      {section === 'left' ? null : splitter}
      {children}
      {section === 'left' ? splitter : null}
    </div>
  );
}

// React's types know no properties that a style sheet makes up.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const sizeStyle = (size: number) => ({ '--pane-size': `${size}rem` }) as CSSProperties;
