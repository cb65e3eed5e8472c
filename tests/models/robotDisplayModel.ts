import { robotDisplayMachine } from '#machines/workspace/robotDisplayMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const robotDisplayModel = modelOf({
  machine: robotDisplayMachine,
  input: (world) => ({ preferences: askingPorts(world).preferences }),
  events: [
    answers('readDisplay', 'drawing=map camera=follow hidden='),
    answers('readDisplay', null),
    breaks('readDisplay'),
    { type: 'scene.chosen' },
    { type: 'map.chosen' },
    { type: 'motion.reduced' },
    { type: 'scene.failed' },
    { type: 'camera.chosen', camera: 'above' },
    { type: 'camera.chosen', camera: 'follow' },
    { type: 'layer.toggled', layer: 'trail' },
    { type: 'place.pointed', x: 1, y: 2 },
    { type: 'place.copied' },
  ],
  known: ({ drawing, camera, hiddenLayers, place }) => ({
    isDecided: drawing !== null,
    camera,
    hidden: hiddenLayers.length,
    place: place === null ? 'none' : place.isCopied ? 'copied' : 'pointed',
  }),
  // Cameras, layers and places are walked one by one, in the scene that was there at first.
  isPossible: ({ value, context: { drawing, camera, hiddenLayers, place } }, { type }) => {
    const isFirst = value === 'scene' && drawing === null;
    const others = (name: string) =>
      (name === 'camera' || camera === 'follow') &&
      (name === 'layer' || hiddenLayers.length === 0) &&
      (name === 'place' || place === null);
    if (type === 'camera.chosen') return isFirst && others('camera');
    if (type === 'layer.toggled') return isFirst && others('layer');
    if (type === 'place.pointed') return isFirst && others('place');
    if (type === 'place.copied') return isFirst && place?.isCopied === false;
    return others('none');
  },
});
