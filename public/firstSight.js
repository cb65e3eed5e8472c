// Before the first paint: the theme that is remembered, and whether what the server has drawn ahead is for this reader. The machines own both from then on.
const page = document.documentElement;
try {
  if (localStorage.getItem('servolab:theme') === 'light') page.dataset.theme = 'light';
  const locale = localStorage.getItem('servolab:locale');
  const isOther = locale !== null && locale !== page.lang;
  if (isOther || localStorage.getItem('servolab-session') !== null) page.dataset.reader = 'known';
} catch {
  // A browser that keeps nothing shows the dark theme, and every reader is a new one.
}

// What is pressed or chosen before React is here is marked for it: `showPrerendered.ts` does it again.
for (const kind of ['click', 'change'])
  addEventListener(kind, ({ target }) => {
    const part = target.closest('[data-prerendered] button:not([popovertarget]), [data-prerendered] select');
    if (part !== null && (part.localName === 'select') === (kind === 'change')) part.dataset.early = '';
  });
