/** What of the build is here, or on its way. */
const arrivals = new Map<string, Promise<void>>();

/**
 * Stands at every `import()` of a built page, in place of what Vite puts there (`scripts/importedWhenFetched.js`): imports a part when it and everything that it
 * cannot do without are here. Many browsers remember for as long as a page is open that a script could not be imported, whether by itself or for another; what could
 * not be fetched they forget. So nothing is imported that cannot be had, and whoever asks again gets it once it can
 * (`docs/decisions/050-fetched-and-then-imported.md`).
 */
export async function importFetched<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map((file) => arrivalOf(`/${file}`)));
  return load();
}

function arrivalOf(address: string): Promise<void> {
  const known = arrivals.get(address);
  if (known !== undefined) return known;
  const arrival = arrive(address);
  arrivals.set(address, arrival);
  arrival.catch(() => arrivals.delete(address));
  return arrival;
}

async function arrive(address: string): Promise<void> {
  // What the page names is here, or the browser is at it.
  if (document.querySelector(`[src="${address}"],[href="${address}"]`) !== null) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  // To the end: from there on the browser has it without asking anybody.
  await answer.arrayBuffer();
  if (address.endsWith('.css')) await drawWith(address);
}

function drawWith(address: string): Promise<void> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = address;
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => {
      sheet.remove();
      reject(new Error(`${address} is no style sheet`));
    });
    document.head.append(sheet);
  });
}
