import { LANGUAGE_ENDS } from '#contract/socket.ts';
import { languageServerMachine } from '#machines/workspace/languageServerMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { passes } from './engine/systemEvents.ts';

export const languageServerModel = modelOf({
  machine: languageServerMachine,
  input: (world) => ({ messages: askingPorts(world).languages, owner: world.owner }),
  events: [
    { type: 'connection.opened' },
    { type: 'connection.closed' },
    { type: 'typing.began' },
    { type: 'server.started' },
    ...LANGUAGE_ENDS.map((reason) => ({ type: 'server.ended' as const, reason })),
    { type: 'greeting.answered' },
    { type: 'greeting.failed' },
    { type: 'retry.requested' },
    passes('languageStartDelay', 'languageServer.connected.helping.starting'),
    passes('languageRestartDelay', 'languageServer.connected.restarting'),
  ],
  known: ({ restarts }) => ({ restarts }),
});
