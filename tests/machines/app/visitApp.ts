import { SimulatedClock, createActor, waitFor } from 'xstate';
import { appMachine } from '#machines/app/appMachine.ts';
import { selectPage, selectPath, selectToastList } from '#machines/app/appSelectors.ts';
import type { AuthStatus } from '#machines/site/authStatus.ts';
import { selectToasts } from '#machines/widgets/toastListMachine.ts';
import { type World, fakePorts } from '../../fakes/fakePorts.ts';

/** The running app of somebody who comes to the site in this world, and what to wait for. */
export function visitApp(world: World) {
  const ports = fakePorts(world);
  const clock = new SimulatedClock();
  const app = createActor(appMachine, { clock, input: { ports } }).start();
  const page = (name: ReturnType<typeof selectPage>, path?: string) =>
    waitFor(app, (snapshot) => selectPage(snapshot) === name && (path === undefined || selectPath(snapshot) === path));
  const authStatus = (wanted: AuthStatus) => waitFor(app, (snapshot) => snapshot.context.authStatus === wanted);
  const notices = () => selectToasts(selectToastList(app.getSnapshot())!.getSnapshot()).map(({ notice }) => notice);
  return { app, ports, clock, page, authStatus, notices };
}
