import type { robotDisplayMachine } from '#machines/workspace/robotDisplayMachine.ts';
import { DisplayChoices, SceneMissing } from '#src/views/workspace/robot/DisplayChoices.tsx';
import { PointedPlace } from '#src/views/workspace/robot/PointedPlace.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

const cameras = { follow: 'Follow', overview: 'Overview', above: 'From above' };

export const robotDisplayView = viewOf<typeof robotDisplayMachine>({
  show: (display) => (
    <>
      <SceneMissing display={display} />
      <DisplayChoices display={display} />
      <PointedPlace display={display} />
    </>
  ),
  deeds: {
    'scene.chosen': presses('3D'),
    'map.chosen': presses('Map'),
    'camera.chosen': presses(
      (_, { camera }) => cameras[camera],
      ({ value }) => value === 'scene',
    ),
    'layer.toggled': presses('Trail'),
  },
  elsewhere: ['motion.', 'scene.failed', 'place.'],
  sights: ({ value, context: { camera, hiddenLayers, place } }) => ({
    'button: 3D': value === 'scene' ? 'pressed' : '',
    'button: Map': value === 'map' || value === 'missing' ? 'pressed' : '',
    'button: Follow': value === 'scene' && (camera === 'follow' ? 'pressed' : ''),
    'button: From above': value === 'scene' && (camera === 'above' ? 'pressed' : ''),
    'button: Trail': hiddenLayers.includes('trail') ? '' : 'pressed',
    'button: Laser': 'pressed',
    'text: This browser cannot draw the robot in 3D: the map stands in for it.': value === 'missing',
    'text: That place is at x 1.00 m, y 2.00 m.': place?.isCopied === false,
    'text: That place is at x 1.00 m, y 2.00 m (copied).': place?.isCopied === true,
  }),
});
