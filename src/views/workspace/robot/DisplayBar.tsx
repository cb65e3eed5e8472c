import { useSelector } from '@xstate/react';
import { CAMERAS, LAYERS } from '#machines/workspace/robotDisplay.ts';
import {
  type RobotDisplayActor,
  selectCamera,
  selectDrawing,
  selectHiddenLayers,
  selectIsSceneMissing,
  selectPlace,
} from '#machines/workspace/robotDisplayMachine.ts';
import { ChoiceButton } from '../../ui/ChoiceButton.tsx';
import { useTexts } from '../../useTexts.ts';

/** How the robot is shown: in space or on a map, from where, and what of it. */
export function DisplayBar({ display }: { display: RobotDisplayActor }) {
  const { robotTexts, robotCameraTexts, robotLayerTexts } = useTexts();
  const drawing = useSelector(display, selectDrawing);
  const isMissing = useSelector(display, selectIsSceneMissing);
  const camera = useSelector(display, selectCamera);
  const hidden = useSelector(display, selectHiddenLayers);
  return (
    <div className="px-3 pb-2">
      <div className="flex flex-wrap gap-x-3 gap-y-1">
        <div role="group" aria-label={robotTexts.drawing} className="flex">
          <ChoiceButton isChosen={drawing === 'scene'} onPress={() => display.send({ type: 'scene.chosen' })}>
            {robotTexts.inSpace}
          </ChoiceButton>
          <ChoiceButton isChosen={drawing === 'map'} onPress={() => display.send({ type: 'map.chosen' })}>
            {robotTexts.onMap}
          </ChoiceButton>
        </div>
        {drawing === 'scene' ? (
          <div role="group" aria-label={robotTexts.camera} className="flex">
            {CAMERAS.map((name) => (
              <ChoiceButton
                key={name}
                isChosen={camera === name}
                onPress={() => display.send({ type: 'camera.chosen', camera: name })}
              >
                {robotCameraTexts[name]}
              </ChoiceButton>
            ))}
          </div>
        ) : null}
        <div role="group" aria-label={robotTexts.layers} className="flex flex-wrap">
          {LAYERS.map((layer) => (
            <ChoiceButton
              key={layer}
              isChosen={!hidden.includes(layer)}
              onPress={() => display.send({ type: 'layer.toggled', layer })}
            >
              {robotLayerTexts[layer]}
            </ChoiceButton>
          ))}
        </div>
      </div>
      {isMissing ? <p className="pt-1 text-sm text-warn">{robotTexts.sceneMissing}</p> : null}
    </div>
  );
}

/** The place of the floor that was clicked, as it can be written into a program. */
export function PointedPlace({ display }: { display: RobotDisplayActor }) {
  const { robotTexts } = useTexts();
  const place = useSelector(display, selectPlace);
  return (
    <p role="status" className="px-3 text-sm text-ink tabular-nums">
      {place === null
        ? ''
        : robotTexts[place.isCopied ? 'placeCopied' : 'place'](place.x.toFixed(2), place.y.toFixed(2))}
    </p>
  );
}
