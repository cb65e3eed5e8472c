import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, onTestFinished } from 'vitest';
import { type ActorOptions, type AnyActorLogic, createActor } from 'xstate';
import { limits } from '#contract/limits.ts';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { appMachine } from '#machines/app/appMachine.ts';
import type { Texts } from '#src/texts/Texts.ts';
import { en } from '#src/texts/en/en.ts';
import { App } from '#src/views/App.tsx';
import { type World, fakePorts } from '../fakes/fakePorts.ts';
import { siteConfig } from '../fakes/siteConfig.ts';

const build = { version: '1.0.0', build: 'test' };

afterEach(cleanup);

/** The whole site over real machines and a world in memory, with somebody who types and clicks. */
export function openApp(
  world: World = {},
  changes: Partial<RuntimeConfig> = {},
  { texts = en, ...options }: Pick<ActorOptions<AnyActorLogic>, 'clock'> & { texts?: Texts } = {},
) {
  const ports = fakePorts(world);
  const app = createActor(appMachine, { ...options, input: { ports } }).start();
  render(
    <App
      app={app}
      config={{ ...siteConfig, ...changes }}
      build={build}
      wordsOf={() => texts}
      withoutWords={null}
      onReport={() => ports.log.download()}
    />,
  );
  sayThatTheServerIsThere(ports);
  return { app, ports, person: userEvent.setup() };
}

/** Every now and then, as a server does, so that a slow machine does not take a connection for lost. */
function sayThatTheServerIsThere({ sockets }: ReturnType<typeof fakePorts>): void {
  const timer = setInterval(() => sockets.connections.at(-1)?.receive({ type: 'heartbeat' }), limits.heartbeatMs);
  onTestFinished(() => clearInterval(timer));
}
