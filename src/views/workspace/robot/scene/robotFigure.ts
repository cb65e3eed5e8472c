import {
  BoxGeometry,
  ConeGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
} from 'three';
import type { BufferGeometry, Color, Object3D } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { SeenPose } from '#contract/robot.ts';
import type { SceneColours } from './sceneColours.ts';
import { placed } from './solidFigures.ts';
import { TRACK, WHEEL_RADIUS, wheelTurns } from './wheelTurns.ts';

export interface RobotFigure {
  object: Object3D;
  /** Its wheels turn as far as that takes. */
  moveTo(pose: SeenPose): void;
}

const WHEEL_WIDTH = 0.05;

/** The robot as `docs/robot.md` describes it: 0.40 m long, 0.36 m wide, its laser 0.22 m above the floor, a magnet at its front. */
export function robotFigure(start: SeenPose, colours: SceneColours): RobotFigure {
  const robot = new Group();
  const left = wheel(TRACK / 2 - WHEEL_WIDTH / 2, colours);
  const right = wheel(WHEEL_WIDTH / 2 - TRACK / 2, colours);
  robot.add(...body(colours), left, right);
  let pose = start;
  placed(robot, start);
  return {
    object: robot,
    moveTo(next) {
      const turns = wheelTurns(pose, next);
      left.rotation.y += turns.left;
      right.rotation.y += turns.right;
      placed(robot, next);
      pose = next;
    },
  };
}

function body(colours: SceneColours): Mesh[] {
  const shell = at(
    part(new RoundedBoxGeometry(0.4, TRACK - 2 * WHEEL_WIDTH, 0.13, 3, 0.035), colours('accent')),
    0,
    0,
    0.115,
  );
  const deck = at(part(new CylinderGeometry(0.085, 0.1, 0.03, 32), colours('accent-ink')), -0.03, 0, 0.19);
  deck.rotation.x = Math.PI / 2;
  const laser = at(part(new CylinderGeometry(0.055, 0.055, 0.05, 32), colours('signal')), -0.03, 0, 0.225);
  laser.rotation.x = Math.PI / 2;
  const nose = at(part(new ConeGeometry(0.05, 0.08, 3), colours('accent-ink')), 0.125, 0, 0.182);
  nose.rotation.set(0, 0, -Math.PI / 2);
  nose.scale.z = 0.12;
  const magnet = at(part(new BoxGeometry(0.016, 0.2, 0.05), colours('accent-ink')), 0.198, 0, 0.08);
  return [shell, deck, laser, nose, magnet, lamp(0.075, colours), lamp(-0.075, colours)];
}

/** It looks where it goes. */
function lamp(y: number, colours: SceneColours): Mesh {
  const glow = new MeshBasicMaterial({ color: colours('signal') });
  const figure = at(new Mesh(new CylinderGeometry(0.022, 0.022, 0.012, 20), glow), 0.2, y, 0.125);
  figure.rotation.z = Math.PI / 2;
  return figure;
}

/** It turns about its axle, and its spoke shows that it does. */
function wheel(y: number, colours: SceneColours): Mesh {
  const tyre = at(
    part(new CylinderGeometry(WHEEL_RADIUS, WHEEL_RADIUS, WHEEL_WIDTH, 28), colours('accent-ink')),
    0,
    y,
    WHEEL_RADIUS,
  );
  const spokes = [0, Math.PI / 3, (2 * Math.PI) / 3].map((angle) => {
    const spoke = part(new BoxGeometry(1.5 * WHEEL_RADIUS, WHEEL_WIDTH + 0.006, 0.014), colours('muted'));
    spoke.rotation.y = angle;
    return spoke;
  });
  tyre.add(...spokes);
  return tyre;
}

function part(geometry: BufferGeometry, color: Color): Mesh {
  return new Mesh(geometry, new MeshLambertMaterial({ color }));
}

function at(figure: Mesh, x: number, y: number, z: number): Mesh {
  figure.position.set(x, y, z);
  return figure;
}
