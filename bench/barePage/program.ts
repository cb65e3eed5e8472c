/** The editor of a workspace, without machines and without anything around it: what typing is measured beside. */
import { EditorView } from '@codemirror/view';
import { editorSetup } from '#src/views/workspace/editor/editorSetup.ts';
import { marks } from '#src/views/workspace/editor/marks.ts';

const program = new URL('../../challenges/01-obstacle-course/starter.py', import.meta.url);
const parent = document.getElementById('root') ?? document.body;

const doc = await (await fetch(program)).text();
const view = new EditorView({ parent, doc, extensions: [editorSetup, marks] });
view.focus();
