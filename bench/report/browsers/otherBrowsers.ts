/** What is promised of browsers that no lane of the tests drives: the main job in each of them. */
import type { Measure } from '../Measure.ts';
import { startServer } from '../../benchServer.ts';
import type { Browser } from './Browser.ts';
import { openFirefox } from './firefox.ts';
import { mainJob } from './mainJob.ts';
import { openWebKit } from './webkit.ts';

export const otherBrowsers: Measure = {
  promise: 'Firefox and WebKit, the engine of Safari, do the main job',
  bar: 'every step in both',
  async take() {
    const server = await startServer();
    try {
      const found = [await tried(openFirefox, server.address), await tried(openWebKit, server.address)];
      return { figure: found.map(({ words }) => words).join('; '), holds: found.every(({ holds }) => holds) };
    } finally {
      await server.close();
    }
  },
};

async function tried(open: () => Promise<Browser>, address: string): Promise<{ words: string; holds: boolean }> {
  const browser = await open().catch((error: unknown) => {
    throw new Error('Install firefox-esr, webkit2gtk-driver and xvfb with apt-get first', { cause: error });
  });
  try {
    const missed = await mainJob(browser, address);
    return { words: `${browser.name}: ${missed ?? 'every step'}`, holds: missed === undefined };
  } finally {
    await browser.close();
  }
}
