/** The editor's side of a language server: what of its help is shown, and how. Fetched when there is one to speak with. */
import { type CompletionSource, autocompletion } from '@codemirror/autocomplete';
import type { Diagnostic } from '@codemirror/lint';
import {
  LSPClient,
  LSPPlugin,
  type Transport,
  hoverTooltips,
  jumpToDefinition,
  serverCompletionSource,
  serverDiagnostics,
  signatureHelp,
} from '@codemirror/lsp-client';
import type { Extension } from '@codemirror/state';
import { type Command, type EditorView, keymap } from '@codemirror/view';
import type { LanguagePort } from '#machines/ports/languagePort.ts';
import { WORKSPACE_PATH } from '#contract/limits.ts';
import { formatText, renameName, say } from './languageCommands.ts';
import { safeMarkup } from './safeMarkup.ts';
import { mark } from './marks.ts';

export interface LanguageClient {
  /** For an editor that shows the file of this path. */
  extension: (path: string) => Extension;
  /** What it does to the text when it is told to. */
  commands: Readonly<Record<LanguageCommand, Command>>;
  close: () => void;
}

export type LanguageCommand = 'definition' | 'rename' | 'format';

const commands: LanguageClient['commands'] = { definition: jumpToDefinition, rename: renameName, format: formatText };

/** Shift+Alt+F where it writes no letter of ours, as `Ï` on a Mac: the editor knows keys by what they write. */
const isFormatElsewhere = ({ key, code, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  code === 'KeyF' && !/^[a-z]$/i.test(key) && shiftKey && altKey && !ctrlKey && !metaKey;

/** The first answer reads the libraries of a robot, which takes seconds on a busy computer. */
const ANSWER_WITHIN_MS = 15_000;

/** Faults alone are told while somebody types, and matters of taste are not; what is asked for is left out of its own help. */
const settings = {
  pylsp: {
    plugins: {
      pycodestyle: { enabled: false },
      mccabe: { enabled: false },
      jedi_completion: { include_params: false },
    },
  },
};

const severities = { 1: 'error', 2: 'warning', 3: 'info', 4: 'hint' } as const;

interface Published {
  uri: string;
  diagnostics: {
    range: { start: Position; end: Position };
    severity?: keyof typeof severities;
    message: string;
  }[];
}
interface Position {
  line: number;
  character: number;
}

/** Greets the language server at the other end, and completes from `sources`, too; rejects when it does not answer. */
export async function greetLanguageServer(
  messages: LanguagePort,
  sources: readonly CompletionSource[],
): Promise<LanguageClient> {
  const checks = serverDiagnostics();
  const client: LSPClient = new LSPClient({
    rootUri: uriOf(WORKSPACE_PATH),
    timeout: ANSWER_WITHIN_MS,
    sanitizeHTML: safeMarkup,
    notificationHandlers: {
      'textDocument/publishDiagnostics': (_, published: Published) => markFound(client, published),
      // What it logs is for those who run the server.
      'window/logMessage': () => true,
    },
    extensions: [
      autocompletion({ override: [...sources, serverCompletionSource] }),
      hoverTooltips(),
      signatureHelp(),
      { clientCapabilities: checks.clientCapabilities ?? {} },
      checks.editorExtension ?? [],
      keymap.of([
        { key: 'F12', run: commands.definition, preventDefault: true },
        { key: 'F2', run: commands.rename, preventDefault: true },
        { key: 'Shift-Alt-f', run: commands.format, preventDefault: true },
        { any: (view, event) => isFormatElsewhere(event) && commands.format(view) },
      ]),
    ],
  });
  // One file is open here; where else something is defined can only be said.
  client.workspace.displayFile = async (uri) => {
    const view = client.workspace.files[0]?.getView();
    if (view) say(view, 'It is defined in $, which cannot be opened here.', pathOf(uri));
    return null;
  };
  const transport = transportOver(messages);
  try {
    await client.connect(transport).initializing;
  } catch (error) {
    transport.unsubscribe();
    throw error;
  }
  client.notification('workspace/didChangeConfiguration', { settings });
  return {
    extension: (path) => client.plugin(uriOf(path), 'python'),
    commands,
    close: () => client.disconnect(),
  };
}

function transportOver(messages: LanguagePort): Transport & { unsubscribe: () => void } {
  let leave: (() => void) | undefined;
  return {
    send: (message) => messages.send(message),
    subscribe: (handler) => (leave = messages.subscribe(handler)),
    unsubscribe: () => leave?.(),
  };
}

function markFound(client: LSPClient, { uri, diagnostics }: Published): boolean {
  const view = client.workspace.getFile(uri)?.getView();
  const plugin = view && LSPPlugin.get(view);
  if (!(view && plugin)) return true;
  const { lines } = plugin.syncedDoc;
  const inText = diagnostics.filter(({ range }) => range.start.line < lines);
  mark(view, { language: inText.map((one) => diagnosticOf(one, plugin, view)) });
  return true;
}

function diagnosticOf(
  { range, severity = 1, message }: Published['diagnostics'][number],
  { syncedDoc, unsyncedChanges }: LSPPlugin,
  view: EditorView,
): Diagnostic {
  const place = ({ line: number, character }: Position) => {
    const line = syncedDoc.line(Math.min(number + 1, syncedDoc.lines));
    return Math.min(unsyncedChanges.mapPos(Math.min(line.from + character, line.to)), view.state.doc.length);
  };
  const from = place(range.start);
  return { from, to: Math.max(from, place(range.end)), severity: severities[severity], message };
}

const uriOf = (path: string): string => `file://${path.split('/').map(encodeURIComponent).join('/')}`;
const pathOf = (uri: string): string => decodeURIComponent(uri.replace(/^file:\/\//, ''));
