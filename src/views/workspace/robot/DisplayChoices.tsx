import type { ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { CAMERAS, LAYERS } from '#machines/workspace/robotDisplay.ts';
import {
  type RobotDisplayActor,
  selectCamera,
  selectDrawing,
  selectHiddenLayers,
  selectIsSceneMissing,
} from '#machines/workspace/robotDisplayMachine.ts';
import { ChoiceButton } from '../../ui/ChoiceButton.tsx';
import { useTexts } from '../../useTexts.ts';

/** How the robot is shown: in space or on a map, from where, and what of it. */
export function DisplayChoices({ display }: { display: RobotDisplayActor }) {
  const { robotTexts, robotCameraTexts, robotLayerTexts } = useTexts();
  const drawing = useSelector(display, selectDrawing);
  const camera = useSelector(display, selectCamera);
  const hidden = useSelector(display, selectHiddenLayers);
  return (
    <div className="grid gap-3">
      <Choices label={robotTexts.drawing}>
        <ChoiceButton isChosen={drawing === 'scene'} onPress={() => display.send({ type: 'scene.chosen' })}>
          {robotTexts.inSpace}
        </ChoiceButton>
        <ChoiceButton isChosen={drawing === 'map'} onPress={() => display.send({ type: 'map.chosen' })}>
          {robotTexts.onMap}
        </ChoiceButton>
      </Choices>
      {drawing === 'scene' ? (
        <Choices label={robotTexts.camera}>
          {CAMERAS.map((name) => (
            <ChoiceButton
              key={name}
              isChosen={camera === name}
              onPress={() => display.send({ type: 'camera.chosen', camera: name })}
            >
              {robotCameraTexts[name]}
            </ChoiceButton>
          ))}
        </Choices>
      ) : null}
      <Choices label={robotTexts.layers}>
        {LAYERS.map((layer) => (
          <ChoiceButton
            key={layer}
            isChosen={!hidden.includes(layer)}
            onPress={() => display.send({ type: 'layer.toggled', layer })}
          >
            {robotLayerTexts[layer]}
          </ChoiceButton>
        ))}
      </Choices>
    </div>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-xs text-muted">
        {label}
      </p>
      <div role="group" aria-label={label} className="flex">
        {children}
      </div>
    </div>
  );
}

/** Why a map is seen where a scene was wished for. */
export function SceneMissing({ display }: { display: RobotDisplayActor }) {
  const { robotTexts } = useTexts();
  const isMissing = useSelector(display, selectIsSceneMissing);
  return isMissing ? <p className="px-3 pt-1 text-sm text-warn">{robotTexts.sceneMissing}</p> : null;
}
