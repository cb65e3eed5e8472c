import type { Metrics } from '../metrics/Metrics.ts';
import type { Job } from './JudgingQueue.ts';

/** The same job, of which is known how long it waited, how long it took and what came of it. Call it when the job is to wait. */
export function measuredJob(job: Job, metrics: Metrics): Job {
  const waited = metrics.clock('servolab_verdict_wait_seconds');
  return {
    ...job,
    async judge(progress) {
      waited();
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
