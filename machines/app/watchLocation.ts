import { fromCallback } from 'xstate';
import type { LocationPort } from '../ports/locationPort.ts';
import type { AppEvent } from './appEvents.ts';

/** Listens to the address bar for as long as the app runs. */
export const watchLocation = fromCallback<AppEvent, { location: LocationPort }>(({ input, sendBack }) =>
  input.location.watch((path) => sendBack({ type: 'path.changed', path })),
);
