import type { SnapshotFrom } from 'xstate';
import type { languageServerMachine } from '#machines/workspace/languageServerMachine.ts';
import { LanguageReadout } from '#src/views/workspace/LanguageReadout.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

export const languageServerView = viewOf<typeof languageServerMachine>({
  show: (languageServer) => <LanguageReadout languageServer={languageServer} />,
  deeds: { 'retry.requested': presses('Start code help again', isInVain) },
  elsewhere: ['connection.', 'typing.', 'server.', 'greeting.'],
  sights: (server) => {
    const isOn = server.matches({ connected: { helping: 'ready' } });
    return {
      'status: Code help starts with your first key':
        server.matches('disconnected') || server.matches({ connected: 'off' }),
      'status: Code help starting…': server.matches({ connected: 'helping' }) && !isOn,
      'status: Code help on': isOn,
      'status: Code help starting again…': server.matches({ connected: 'restarting' }),
      'status: Code help stopped': server.matches({ connected: 'failed' }),
      'status: Code help is on in three other pages of yours': server.matches({ connected: 'crowded' }),
      'status: No code help on this server': server.matches({ connected: 'unavailable' }),
      'button: Start code help again': isInVain(server) && '',
    };
  },
});

function isInVain(server: SnapshotFrom<typeof languageServerMachine>): boolean {
  return server.matches({ connected: 'failed' }) || server.matches({ connected: 'crowded' });
}
