/** Joins an editor to the language server while one runs, and asks for one at the first key. */
import type { CompletionSource } from '@codemirror/autocomplete';
import { Compartment, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import {
  type LanguageServerActor,
  selectIsOff,
  selectIsRunning,
  selectMessages,
} from '#machines/workspace/languageServerMachine.ts';
import type { LanguageClient, LanguageCommand } from './languageClient.ts';
import { mark } from './marks.ts';

export interface LanguageHelp {
  /** For every state of the editor, whatever file it shows then. */
  extension: () => Extension;
  /** Asks the server for something; without one nothing happens. */
  ask: (view: EditorView, command: LanguageCommand) => void;
  /** Follows the server in this editor, until the returned function is called. */
  follow: (view: EditorView) => () => void;
}

/**
 * `sources` complete what the server does not know; `path` is where the file lies that the editor shows now, null when
 * nobody knows.
 */
export function languageHelp(
  server: LanguageServerActor,
  sources: readonly CompletionSource[],
  path: () => string | null,
): LanguageHelp {
  const place = new Compartment();
  let client: LanguageClient | undefined;
  const help = (): Extension => {
    const shown = path();
    return client === undefined || shown === null ? [] : client.extension(shown);
  };
  const asking = EditorView.domEventObservers({
    keydown() {
      if (selectIsOff(server.getSnapshot())) server.send({ type: 'typing.began' });
    },
  });

  return {
    extension: () => [asking, place.of(help())],
    ask: (view, command) => void client?.commands[command](view),
    follow(view) {
      let isRunning = false;
      /** Which server is meant: one that is greeted may be gone when it answers. */
      let turn = 0;
      const leave = () => {
        turn += 1;
        if (client === undefined) return;
        client.close();
        client = undefined;
        view.dispatch({ effects: place.reconfigure([]) });
        mark(view, { language: [] });
      };
      const join = async () => {
        const mine = (turn += 1);
        const greeted = await greet(server, sources);
        if (mine !== turn) return greeted?.close();
        if (greeted === undefined) return server.send({ type: 'greeting.failed' });
        client = greeted;
        view.dispatch({ effects: place.reconfigure(help()) });
        server.send({ type: 'greeting.answered' });
      };
      const look = () => {
        const wasRunning = isRunning;
        isRunning = selectIsRunning(server.getSnapshot());
        if (isRunning && !wasRunning) void join();
        if (wasRunning && !isRunning) leave();
      };
      look();
      const following = server.subscribe(look);
      return () => {
        following.unsubscribe();
        turn += 1;
        client?.close();
        client = undefined;
      };
    },
  };
}

/** Undefined when it does not answer, or what speaks with it cannot be fetched. */
async function greet(
  server: LanguageServerActor,
  sources: readonly CompletionSource[],
): Promise<LanguageClient | undefined> {
  try {
    const { greetLanguageServer } = await import('./languageClient.ts');
    return await greetLanguageServer(selectMessages(server.getSnapshot()), sources);
  } catch {
    return undefined;
  }
}
