import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode, createContext, use } from 'react';
import type { PanelsActor } from '#machines/widgets/panelsMachine.ts';
import { type FileActor, selectFileName } from '#machines/workspace/fileSelectors.ts';
import type { JumpActor } from '#machines/workspace/jumpMachine.ts';
import type { TopicWatchActor } from '#machines/workspace/topicWatchMachine.ts';
import { useTexts } from '../useTexts.ts';
import { placesIn } from './placesIn.ts';

interface Places {
  jump: JumpActor;
  file: FileActor;
  panels: PanelsActor;
  topicWatch: TopicWatchActor;
}

const PlacesContext = createContext<Places | null>(null);

/** Whatever names a line of the code leads there, wherever in the workspace it is said. */
export function PlacesProvider({ children, ...places }: Places & { children: ReactNode }) {
  return <PlacesContext value={places}>{children}</PlacesContext>;
}

interface TextWithPlacesProps {
  children: string;
  /** How a piece of it is drawn that begins there; as it is where nobody says. */
  draw?: (text: string, from: number) => ReactNode;
}

const asItIs = (text: string): ReactNode => text;

/** A text whose places in the code can be pressed; where there is no code they are words like the others. */
export function TextWithPlaces({ children, draw = asItIs }: TextWithPlacesProps) {
  const places = use(PlacesContext);
  return places === null ? draw(children, 0) : <Pieces places={places} text={children} draw={draw} />;
}

function Pieces({
  places,
  text,
  draw,
}: {
  places: Places;
  text: string;
  draw: (text: string, from: number) => ReactNode;
}) {
  const fileName = useSelector(places.file, selectFileName);
  return placesIn(text, fileName).map((piece) =>
    piece.line === undefined ? (
      <Fragment key={piece.from}>{draw(piece.text, piece.from)}</Fragment>
    ) : (
      <PlaceButton key={piece.from} line={piece.line}>
        {draw(piece.text, piece.from)}
      </PlaceButton>
    ),
  );
}

/** Brings the editor to a line; without an editor these are words. */
export function PlaceButton({ line, children }: { line: number; children: ReactNode }) {
  const { workspaceTexts } = useTexts();
  const places = use(PlacesContext);
  if (places === null) return children;
  const { jump, panels } = places;
  return (
    <button
      type="button"
      title={workspaceTexts.goToLine(line)}
      className="cursor-pointer text-left text-accent-text underline underline-offset-3"
      onClick={() => {
        panels.send({ type: 'panel.revealed', panel: 'code' });
        jump.send({ type: 'place.chosen', line });
      }}
    >
      {children}
    </button>
  );
}

/** Opens a topic in its panel; without a workspace these are words. */
export function TopicButton({ topic, children }: { topic: string; children: ReactNode }) {
  const places = use(PlacesContext);
  if (places === null) return children;
  const { panels, topicWatch } = places;
  return (
    <button
      type="button"
      className="cursor-pointer text-left text-accent-text underline underline-offset-3"
      onClick={() => {
        panels.send({ type: 'panel.revealed', panel: 'topics' });
        topicWatch.send({ type: 'topic.chosen', topic });
      }}
    >
      {children}
    </button>
  );
}

/** Where the editor hears of it; null where nothing leads there. */
export const useJump = (): JumpActor | null => use(PlacesContext)?.jump ?? null;
