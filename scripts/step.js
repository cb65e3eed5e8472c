/**
 * Does one step of the preparation unless it is done already, and says what happens and how long it took.
 * What `work` answers is added to the line, such as the size of a download.
 * @param {string} title
 * @param {{ doing: string, isDone: () => boolean | Promise<boolean>, work: () => Promise<string | void> }} step
 */
export async function step(title, { doing, isDone, work }) {
  const began = performance.now();
  if (await isDone()) {
    say(title, 'up to date');
    return;
  }
  say(title, `${doing} …`);
  const remark = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(title, `done in ${seconds} s${remark ? `, ${remark}` : ''}`);
}

/**
 * One line of the preparation.
 * @param {string} title
 * @param {string} text
 */
export function say(title, text) {
  console.log(`  ${title.padEnd(14)} ${text}`);
}
