/** A server of several is lost: how long until its learners go on at another one with their files. */
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_FILE_PATH } from '#contract/limits.ts';
import { isHome, type Learner, openCluster, sendUntilAnswered } from '../../tests/server/cluster/openCluster.ts';
import { NATS_SERVER } from '../../tests/server/cluster/startNats.ts';
import type { Measure } from './Measure.ts';

const BAR_SECONDS = 10;
/** What a learner keeps, by the arithmetic of docs/scaling.md. */
const KEPT_BYTES = 20_000_000;
const PATH = encodeURIComponent(DEFAULT_FILE_PATH);

export const rehomed: Measure = {
  promise: 'Learners of a server that is lost go on at another one, with their files of 20 MB each',
  bar: `all within ${BAR_SECONDS} s`,
  async take(quick) {
    if (!existsSync(NATS_SERVER)) throw new Error(`${NATS_SERVER} is not there`);
    const cluster = await openCluster();
    try {
      const [one, lost] = await Promise.all([cluster.startNode(), cluster.startNode()]);
      const learners: Learner[] = [];
      while (learners.length < (quick ? 4 : 20)) {
        const learner = await cluster.learner();
        if (!(await isHome(lost, learner))) continue;
        const body = { content: learner.id, force_overwrite: true };
        await sendUntilAnswered(one, learner, `/api/file/save?file_path=${PATH}`, body);
        await fill(join(cluster.files, 'workspaces', learner.id));
        learners.push(learner);
      }
      await lost.end('SIGKILL');
      const begun = performance.now();
      const took = await Promise.all(
        learners.map(async (learner) => {
          const { body } = await sendUntilAnswered(one, learner, `/api/file/get?file_path=${PATH}`);
          return body['content'] === learner.id ? (performance.now() - begun) / 1000 : Number.POSITIVE_INFINITY;
        }),
      );
      const [first, last] = [Math.min(...took), Math.max(...took)];
      const figure = `the first after ${first.toFixed(1)} s, the last of ${took.length} after ${last.toFixed(1)} s`;
      return { figure, holds: last <= BAR_SECONDS };
    } finally {
      await cluster.close();
    }
  },
};

/** In the folder of a learner there is one with the name of whoever holds it, and in that the newest tree. */
async function fill(folder: string): Promise<void> {
  const [claim = ''] = await readdir(folder);
  const [tree = ''] = await readdir(join(folder, claim));
  await writeFile(join(folder, claim, tree, 'ws', 'kept'), Buffer.alloc(KEPT_BYTES, 'x'));
}
