/** The entrance to everything that is drawn with WebGL: a robot in its world, in space. Nothing else on the site knows of it. */
import type { OpenedWorld } from '#contract/robot.ts';
import type { Ghosts } from '#machines/ports/pastPort.ts';
import type { Sightings } from '#machines/ports/robotPort.ts';
import {
  type RobotDisplayActor,
  selectCamera,
  selectHiddenLayers,
  selectPlace,
} from '#machines/workspace/robotDisplayMachine.ts';
import { copyText } from '../../../ui/copyText.ts';
import { frameOf, startOf } from '../mapPaths.ts';
import { openCamera } from './openCamera.ts';
import { openFigures } from './openFigures.ts';
import { openStage } from './openStage.ts';
import { listenForPlaces } from './listenForPlaces.ts';
import { sceneColours } from './sceneColours.ts';

export interface SceneSettings {
  robot: Sightings;
  /** What is drawn beside it. */
  ghosts: Ghosts;
  opened: OpenedWorld;
  display: RobotDisplayActor;
  /** What it is called by whoever hears the page. */
  label: string;
}

/** Draws until the returned function is called, and only when something has changed. Throws where there is no WebGL. */
export function openScene(place: HTMLElement, { robot, ghosts, opened, display, label }: SceneSettings): () => void {
  const { world } = opened;
  const clock = place.ownerDocument.defaultView?.performance ?? performance;
  const frame = frameOf(world);
  let figures = openFigures(opened, sceneColours(place));

  const stage = openStage(place, {
    label,
    prepare(now) {
      const { pose, isMoving } = figures.move(now);
      camera.follow(pose);
      stage.canvas.dataset['pose'] = pose.map((value) => value.toFixed(2)).join(' ');
      return isMoving;
    },
    resized: () => camera.refit(),
    contextLost: () => display.send({ type: 'scene.failed' }),
  });
  const camera = openCamera({
    camera: stage.camera,
    canvas: stage.canvas,
    frame,
    pose: robot.read()?.pose ?? startOf(world),
    changed: () => stage.request(),
  });

  const see = () => {
    figures.show(robot.read(), clock.now());
    stage.request();
  };

  const seeGhosts = () => {
    const sights = ghosts.read();
    figures.showGhosts(sights, ghosts.areAlone(), clock.now());
    if (sights.length === 0) delete stage.canvas.dataset['ghost'];
    else
      stage.canvas.dataset['ghost'] = sights
        .map(({ pose }) => pose.map((value) => value.toFixed(2)).join(' '))
        .join(', ');
    stage.request();
  };

  const obey = (snapshot = display.getSnapshot()) => {
    figures.hide(selectHiddenLayers(snapshot));
    figures.mark(selectPlace(snapshot));
    stage.request();
  };
  let chosen = selectCamera(display.getSnapshot());
  const subscription = display.subscribe((snapshot) => {
    obey(snapshot);
    if (selectCamera(snapshot) !== chosen) camera.choose((chosen = selectCamera(snapshot)));
  });

  /** The colours of another theme are those of other figures. */
  const paint = () => {
    figures = openFigures(opened, sceneColours(place));
    stage.fill(figures.all);
    obey();
    see();
    seeGhosts();
  };
  const theme = new MutationObserver(paint);
  theme.observe(place.ownerDocument.documentElement, { attributeFilter: ['data-theme'] });

  stage.fill(figures.all);
  camera.choose(chosen);
  obey();
  see();
  seeGhosts();
  const endings = [
    robot.subscribe(see),
    ghosts.subscribe(seeGhosts),
    listenForPlaces(stage.canvas, stage.camera, (x, y) => {
      display.send({ type: 'place.pointed', x, y });
      // Where the browser copies nothing, the place is told all the same.
      copyText(`${x}, ${y}`).then(
        () => display.send({ type: 'place.copied' }),
        () => undefined,
      );
    }),
    () => subscription.unsubscribe(),
    () => theme.disconnect(),
    () => camera.close(),
    () => stage.close(),
  ];
  return () => endings.forEach((end) => end());
}
