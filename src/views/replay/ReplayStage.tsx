import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { type AppActor, selectPage } from '#machines/app/appSelectors.ts';
import { CanvasContext } from '../CanvasContext.ts';
import type { PageProps } from '../PageProps.ts';
import { emptyPage } from '../trustedTypes.ts';
import { useTexts } from '../useTexts.ts';

interface ReplayStageProps {
  app: AppActor;
  /** How often the app went back, of which it tells nobody. */
  returns: number;
  renderSite: PageProps['renderSite'];
}

/** The site as it was, in a window of its own, so that its dialogs, its theme and its measures stay in there. */
export function ReplayStage({ app, returns, renderSite }: ReplayStageProps) {
  const { replayTexts } = useTexts();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isHere = useSelector(app, selectPage) === 'replay';
  const show = ({ contentDocument: page, srcdoc }: HTMLIFrameElement) => {
    // Before it is filled, a window loads a page without a type, which would be laid out as pages were of old.
    if (page === null || srcdoc === '') return;
    for (const style of document.head.querySelectorAll('style, link[rel="stylesheet"]'))
      page.head.append(style.cloneNode(true));
    setPlace(page.body);
  };
  return (
    <>
      <iframe
        title={replayTexts.stage}
        sandbox="allow-same-origin"
        ref={fill}
        className="h-70vh w-full rounded border border-line bg-ground"
        onLoad={({ currentTarget }) => show(currentTarget)}
      />
      {place === null
        ? null
        : createPortal(
            <CanvasContext key={returns} value={false}>
              {isHere ? <p>{replayTexts.onThisPage}</p> : renderSite(app)}
            </CanvasContext>,
            place,
          )}
    </>
  );
}

/** By its property: as an attribute, React would make text of it again. */
function fill(frame: HTMLIFrameElement | null): void {
  if (frame !== null) frame.srcdoc = emptyPage;
}
