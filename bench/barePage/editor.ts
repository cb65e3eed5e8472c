/** A link that opens a program in CodeMirror, and nothing else: what opening a challenge is measured beside. */
const program = new URL('../../challenges/01-obstacle-course/starter.py', import.meta.url);

document.querySelector('a')?.addEventListener('click', (event) => {
  event.preventDefault();
  void Promise.all([import('./bareEditor.ts'), fetch(program).then(async (answer) => answer.text())]).then(
    ([{ bareEditor }, text]) => bareEditor(document.getElementById('root') ?? document.body, text),
  );
});
