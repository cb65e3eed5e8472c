// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LAYERS } from '#machines/workspace/robotDisplay.ts';
import { RobotMap } from '#src/views/workspace/robot/RobotMap.tsx';
import { inEnglish } from '../../inEnglish.ts';
import { emptyWorld, fakeRobot } from '../../../fakes/fakeRobot.ts';

const opened = emptyWorld(1);
opened.world.regions.push({ name: 'target', shape: 'circle', at: [3, 0], radius: 0.5 });

/** How many things are drawn while these layers are left out. */
function drawnWithout(...hidden: (typeof LAYERS)[number][]): number {
  const robot = fakeRobot();
  robot.show({ pose: [0, 0, 0], touches: true });
  robot.show({ pose: [1, 0, 0], scan: [100, 0] });
  const { container, unmount } = render(<RobotMap robot={robot} opened={opened} hidden={hidden} />, {
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
