import { fetched } from '../../fetched.ts';

/** The editor, which is larger than all that stands around it. */
export const CodeEditor = fetched(async () => (await import('./CodeEditor.tsx')).CodeEditor);
