import type { SnapshotFrom } from 'xstate';
import type { apiMachine } from '#machines/pages/apiMachine.ts';
import { ApiPage } from '#src/views/api/ApiPage.tsx';
import { fills, presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { fieldFace } from './fieldFace.ts';

type Api = SnapshotFrom<typeof apiMachine>;

const canTry = (api: Api) => api.matches({ description: 'loaded', trial: 'resting' });

export const apiView = viewOf<typeof apiMachine>({
  show: (api) => <ApiPage api={api} reader={{ isLearner: true, isRecognised: true, isVisitor: false }} />,
  deeds: {
    'retry.requested': presses('Try again', (api) => api.matches({ description: 'failed' })),
    'parameter.typed': fills('name', ({ value }) => value, canTry),
    'trial.requested': presses('Try it out: /api/topic/{name}', canTry),
  },
  sights: (api) => {
    const isLoaded = api.matches({ description: 'loaded' });
    const { values, tried } = api.context;
    return {
      'heading: Workspace API': true,
      'status: Asking the server for its calls…': api.matches({ description: 'loading' }),
      'text: The description did not arrive': api.matches({ description: 'failed' }),
      'text: One ROS topic': isLoaded,
      'text: Start a command': isLoaded,
      'textbox: name': isLoaded && fieldFace(Object.values(values).join(), false),
      'button: Try it out: /api/topic/{name}': isLoaded && (api.matches({ trial: 'asking' }) ? 'busy' : ''),
      'text: The server answered 200:': isLoaded && tried !== null && 'answer' in tried,
      'text: The call could not be made: tryOut broke': isLoaded && tried !== null && 'fault' in tried,
    };
  },
});
