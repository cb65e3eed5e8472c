import { EventEmitter, once } from 'node:events';
import { expect, it } from 'vitest';
import type { Sandbox } from '#server/sandbox/startSandbox.ts';
import { SandboxHolder } from '#server/workspaces/SandboxHolder.ts';

/** A sandbox that takes as long to end as it is let. */
function slowSandbox() {
  const sandbox = new EventEmitter();
  const asked = once(sandbox, 'asked');
  const ended = once(sandbox, 'ended');
  const close = () => {
    sandbox.emit('asked');
    return ended;
  };
  return { sandbox: { ended, close } as unknown as Sandbox, asked, end: () => sandbox.emit('ended') };
}

it('gives another sandbox to who comes while the idle one ends, and starts it only then', async () => {
  const [first, second] = [slowSandbox(), slowSandbox()];
  let started = 0;
  const start = async () => {
    started += 1;
    return (started === 1 ? first : second).sandbox;
  };
  const holder = new SandboxHolder(start, 1, () => false);
  expect(await holder.use(async (sandbox) => sandbox)).toBe(first.sandbox);
  await first.asked;
  const used = holder.use(async (sandbox) => sandbox);
  expect([holder.current, started]).toEqual([undefined, 1]);
  first.end();
  expect(await used).toBe(second.sandbox);
  expect(holder.current).toBe(second.sandbox);
});
