import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type RobotDisplayEvent,
  robotDisplayMachine,
  selectCamera,
  selectDrawing,
  selectHiddenLayers,
  selectIsSceneMissing,
  selectPlace,
} from '#machines/workspace/robotDisplayMachine.ts';
import { fakePreferences } from '../../fakes/fakePreferences.ts';

async function openDisplay(preferences = fakePreferences(), ...events: RobotDisplayEvent[]) {
  const display = createActor(robotDisplayMachine, { input: { preferences } }).start();
  await waitFor(display, (snapshot) => selectDrawing(snapshot) !== null);
  for (const event of events) display.send(event);
  return display.getSnapshot();
}

it('shows the robot in space, followed, with every layer, until somebody wishes otherwise', async () => {
  const display = await openDisplay();
  expect(selectDrawing(display)).toBe('scene');
  expect(selectCamera(display)).toBe('follow');
  expect(selectHiddenLayers(display)).toEqual([]);
});

it('draws nothing before it is known what was wished for', () => {
  const display = createActor(robotDisplayMachine, { input: { preferences: fakePreferences() } }).start();
  expect(selectDrawing(display.getSnapshot())).toBeNull();
});

it('remembers in this browser what was chosen', async () => {
  const preferences = fakePreferences();
  await openDisplay(
    preferences,
    { type: 'map.chosen' },
    { type: 'camera.chosen', camera: 'overview' },
    { type: 'layer.toggled', layer: 'laser' },
    { type: 'layer.toggled', layer: 'grid' },
    { type: 'layer.toggled', layer: 'laser' },
  );
  const again = await openDisplay(preferences);
  expect(selectDrawing(again)).toBe('map');
  expect(selectCamera(again)).toBe('overview');
  expect(selectHiddenLayers(again)).toEqual(['grid']);
});

it('remembers from where it is looked at, also where nothing else is chosen', async () => {
  const preferences = fakePreferences();
  await openDisplay(preferences, { type: 'camera.chosen', camera: 'above' });
  expect(selectCamera(await openDisplay(preferences))).toBe('above');
});

it('shows a map to whom wishes for less movement, unless they chose the scene themselves', async () => {
  expect(selectDrawing(await openDisplay(fakePreferences(), { type: 'motion.reduced' }))).toBe('map');
  const preferences = fakePreferences();
  await openDisplay(preferences, { type: 'motion.reduced' }, { type: 'scene.chosen' });
  expect(selectDrawing(await openDisplay(preferences, { type: 'motion.reduced' }))).toBe('scene');
});

it('lets the map stand in for a scene that cannot be drawn, says so, and tries again when told to', async () => {
  const failed = await openDisplay(fakePreferences(), { type: 'scene.failed' });
  expect([selectDrawing(failed), selectIsSceneMissing(failed)]).toEqual(['map', true]);
  const again = await openDisplay(fakePreferences(), { type: 'scene.failed' }, { type: 'scene.chosen' });
  expect([selectDrawing(again), selectIsSceneMissing(again)]).toEqual(['scene', false]);
});

it('remembers a map that was chosen where the scene cannot be drawn', async () => {
  const preferences = fakePreferences();
  await openDisplay(preferences, { type: 'scene.failed' }, { type: 'map.chosen' });
  expect(selectDrawing(await openDisplay(preferences))).toBe('map');
});

it('does not remember what a browser could not draw as a choice', async () => {
  const preferences = fakePreferences();
  await openDisplay(preferences, { type: 'scene.failed' }, { type: 'layer.toggled', layer: 'grid' });
  expect(selectDrawing(await openDisplay(preferences))).toBe('scene');
});

it('knows the place that was pointed at, and whether it was copied', async () => {
  const pointed = await openDisplay(fakePreferences(), { type: 'place.pointed', x: 1, y: -2 });
  expect(selectPlace(pointed)).toEqual({ x: 1, y: -2, isCopied: false });
  const copied = await openDisplay(fakePreferences(), { type: 'place.pointed', x: 1, y: -2 }, { type: 'place.copied' });
  expect(selectPlace(copied)).toEqual({ x: 1, y: -2, isCopied: true });
});

it('takes what it does not know in the memory of a browser for nothing', async () => {
  const preferences = fakePreferences();
  preferences.write('robotDisplay', 'drawing=hologram camera=under hidden=laser,clouds');
  const display = await openDisplay(preferences);
  expect([selectDrawing(display), selectCamera(display), selectHiddenLayers(display)]).toEqual([
    'scene',
    'follow',
    ['laser'],
  ]);
});

it('shows the robot in space in a browser that remembers nothing', async () => {
  const preferences = {
    ...fakePreferences(),
    read: () => {
      throw new Error('storage is forbidden');
    },
  };
  expect(selectDrawing(await openDisplay(preferences))).toBe('scene');
});

it('shows the map that somebody chooses where the scene cannot be drawn', async () => {
  const display = await openDisplay(fakePreferences(), { type: 'scene.failed' }, { type: 'map.chosen' });
  expect(selectIsSceneMissing(display)).toBe(false);
  expect(selectDrawing(display)).toBe('map');
});
