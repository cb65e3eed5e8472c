// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GhostSight, Ghosts } from '#machines/ports/pastPort.ts';
import { LAYERS } from '#machines/workspace/robotDisplay.ts';
import { ghostColour } from '#src/views/workspace/robot/ghostColours.ts';
import { RobotMap } from '#src/views/workspace/robot/RobotMap.tsx';
import { inEnglish } from '../../inEnglish.ts';
import { emptyWorld, fakeRobot } from '../../../fakes/fakeRobot.ts';

const noSights: readonly GhostSight[] = [];
const noGhosts: Ghosts = { read: () => noSights, areAlone: () => false, subscribe: () => () => undefined };

const opened = emptyWorld(1);
opened.world.regions.push({ name: 'target', shape: 'circle', at: [3, 0], radius: 0.5 });

/** How many things are drawn while these layers are left out. */
function drawnWithout(...hidden: (typeof LAYERS)[number][]): number {
  const robot = fakeRobot();
  robot.show({ pose: [0, 0, 0], touches: true });
  robot.show({ pose: [1, 0, 0], scan: [100, 0] });
  const { container, unmount } = render(<RobotMap robot={robot} ghosts={noGhosts} opened={opened} hidden={hidden} />, {
    wrapper: inEnglish,
  });
  const drawn = [...container.querySelectorAll('circle, rect, path')].filter(
    (one) => one.getAttribute('d') !== null || one.tagName !== 'path',
  );
  unmount();
  return drawn.length;
}

it('leaves out what nobody wants to see', () => {
  const everything = drawnWithout();
  const left = LAYERS.map((layer) => [layer, everything - drawnWithout(layer)]);
  expect(left).toEqual([
    ['laser', 2],
    ['trail', 1],
    ['goal', 1],
    ['collisions', 1],
    ['grid', 1],
  ]);
});

it('draws things in the colours that the camera sees', () => {
  const painted = emptyWorld(1);
  painted.world.blocks.push({ name: 'door', at: [2, 0], size: [1, 1], heading: 0, colour: 'red' });
  painted.world.tapes.push({
    points: [
      [0, 0],
      [1, 0],
    ],
    width: 0.05,
    colour: 'blue',
  });
  painted.world.markers.push({ name: 'sign', at: [3, 0], heading: 180, width: 0.4, colours: ['green', 'white'] });
  const { container, unmount } = render(
    <RobotMap robot={fakeRobot()} ghosts={noGhosts} opened={painted} hidden={[]} />,
    {
      wrapper: inEnglish,
    },
  );
  const drawn = container.innerHTML;
  for (const colour of ['214, 40, 40', '40, 90, 220', '40, 160, 60', '245, 245, 245'])
    expect(drawn).toContain(`rgb(${colour})`);
  unmount();
});

it('draws the cells that have not been seen, one square each', () => {
  const robot = fakeRobot();
  const seeing = emptyWorld(3);
  seeing.world.regions.push({ name: 'maze', shape: 'box', from: [0, 0], to: [2, 1] });
  seeing.goal.push({ check: 'see', region: 'maze', cell: 1, share: 1 });
  robot.show({ cells: { floor: 2, from: 0, unseen: btoa('\u0002') } });
  const { container, unmount } = render(<RobotMap robot={robot} ghosts={noGhosts} opened={seeing} hidden={[]} />, {
    wrapper: inEnglish,
  });
  expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toContain(
    'M1.000 0.000h1v1h-1z',
  );
  unmount();
});

it('draws the ghost of another run, with its trail and what it ran into as long as those are drawn', () => {
  const sight: GhostSight = {
    name: 'First try',
    pose: [1, 2, 0],
    trail: [
      [0, 0],
      [1, 2],
    ],
    collisions: [[1, 2]],
    seconds: 3,
    isOver: false,
  };
  const sights = [sight];
  const ghosts: Ghosts = { ...noGhosts, read: () => sights };
  const partsWithout = (...hidden: (typeof LAYERS)[number][]) => {
    const { container, unmount } = render(
      <RobotMap robot={fakeRobot()} ghosts={ghosts} opened={opened} hidden={hidden} />,
      { wrapper: inEnglish },
    );
    const drawn = container.querySelector('[data-ghost="First try"]');
    const place = drawn?.querySelector('g')?.getAttribute('transform');
    const paths = drawn?.querySelectorAll('path').length;
    unmount();
    return { place, paths };
  };
  expect(partsWithout()).toEqual({ place: 'translate(1 2) rotate(0)', paths: 3 });
  expect(partsWithout('trail')).toEqual({ place: 'translate(1 2) rotate(0)', paths: 2 });
  expect(partsWithout('trail', 'collisions')).toEqual({ place: 'translate(1 2) rotate(0)', paths: 1 });
});

it('draws two ghosts in two colours, and no robot where they are alone', () => {
  const sight: GhostSight = { name: 'First', pose: [1, 2, 0], trail: [], collisions: [], seconds: 3, isOver: false };
  const sights = [sight, { ...sight, name: 'Second' }];
  const drawn = (areAlone: boolean) => {
    const ghosts: Ghosts = { ...noGhosts, read: () => sights, areAlone: () => areAlone };
    const { container, unmount } = render(
      <RobotMap robot={fakeRobot()} ghosts={ghosts} opened={opened} hidden={[]} />,
      { wrapper: inEnglish },
    );
    const robots = container.querySelectorAll('rect.fill-accent').length;
    const names = [...container.querySelectorAll<SVGElement>('[data-ghost]')].map(({ dataset }) => dataset['ghost']);
    unmount();
    return { robots, names };
  };
  expect(drawn(false)).toEqual({ robots: 1, names: ['First', 'Second'] });
  expect(drawn(true)).toEqual({ robots: 0, names: ['First', 'Second'] });
  expect(ghostColour(0)).not.toBe(ghostColour(1));
});
