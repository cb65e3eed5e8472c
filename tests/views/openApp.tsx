import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { appMachine } from '#machines/app/appMachine.ts';
import type { Texts } from '#src/texts/Texts.ts';
import { en } from '#src/texts/en/en.ts';
import { App } from '#src/views/App.tsx';
import { type World, fakePorts } from '../fakes/fakePorts.ts';
import { siteConfig } from '../fakes/siteConfig.ts';

const build = { version: '1.0.0', build: 'test' };

afterEach(cleanup);

/**
 * The whole site over real machines and a world in memory, with somebody who types and clicks. Time passes only where a test
 * says so, by its `clock`: what a slow machine takes long to show is never overtaken by a wait of the site.
 */
export function openApp(
  world: World = {},
  changes: Partial<RuntimeConfig> = {},
  { texts = en }: { texts?: Texts } = {},
) {
  const ports = fakePorts(world);
  const clock = new SimulatedClock();
  const app = createActor(appMachine, { clock, input: { ports } }).start();
  render(
    <App
      app={app}
      config={{ ...siteConfig, ...changes }}
      build={build}
      wordsOf={() => texts}
      withoutWords={null}
      onReport={() => ports.log.download(false)}
    />,
  );
  return { app, clock, ports, person: userEvent.setup() };
}
