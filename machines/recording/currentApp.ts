import { createActor } from 'xstate';
import { appMachine } from '../app/appMachine.ts';
import '../app/everyPage.ts';
import type { Create } from './isolatedTree.ts';

/** The whole product of today, with the machines of every page: nothing fetches them in a replay. */
export const currentApp: Create<ReturnType<typeof createActor<typeof appMachine>>> = (options) =>
  createActor(appMachine, options);
