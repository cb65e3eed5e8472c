import type { Metrics } from '../metrics/Metrics.ts';
import type { Job } from './VerdictQueue.ts';

/** The same job, of which is known how long it waited, how long it took and what came of it. `waited` seconds it has waited elsewhere. */
export function measuredJob(job: Job, metrics: Metrics, waited = 0): Job {
  const begun = performance.now();
  return {
    ...job,
    async judge(progress) {
      metrics.took('servolab_verdict_wait_seconds', waited + (performance.now() - begun) / 1000);
      const judged = metrics.clock('servolab_verdict_seconds');
      try {
        const verdict = await job.judge(progress);
        metrics.count('servolab_verdicts_total', { outcome: verdict.passed ? 'passed' : 'failed' });
        return verdict;
      } catch (error) {
        metrics.count('servolab_verdicts_total', { outcome: 'broken' });
        throw error;
      } finally {
        judged();
      }
    },
  };
}
