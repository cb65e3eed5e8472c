/** What sandboxes use, what learners keep and what is left of the disk, among the figures of the server. */
import { statfs } from 'node:fs/promises';
import type { Quotas } from '../files/quota/Quotas.ts';
import type { Metrics } from '../metrics/Metrics.ts';
import type { SandboxLoad } from '../sandbox/budget/LoadMeter.ts';
import type { Workspaces } from './workspace.ts';

export interface FigureSources {
  workspaces: Workspaces;
  quotas: Quotas;
  dataFolder: string;
  reserveBytes: number;
}

export function showFigures(metrics: Metrics, { workspaces, quotas, dataFolder, reserveBytes }: FigureSources): void {
  const sumOf = (part: (load: SandboxLoad) => number) => () =>
    workspaces.loads().reduce((total, load) => total + part(load), 0);
  metrics.show(
    'servolab_sandboxes',
    sumOf(() => 1),
  );
  metrics.show(
    'servolab_sandbox_memory_bytes',
    sumOf(({ memoryBytes }) => memoryBytes),
  );
  metrics.show(
    'servolab_sandbox_processes',
    sumOf(({ processes }) => processes),
  );
  metrics.show(
    'servolab_sandbox_processors',
    sumOf(({ processors }) => processors),
  );
  metrics.show('servolab_programs', async () => {
    const sights = await workspaces.sights();
    return sights.reduce((total, { programs }) => total + programs.length, 0);
  });
  const disk = () => statfs(dataFolder);
  metrics.show('servolab_disk_free_bytes', async () => disk().then(({ bavail, bsize }) => bavail * bsize));
  metrics.show('servolab_disk_total_bytes', async () => disk().then(({ blocks, bsize }) => blocks * bsize));
  metrics.show('servolab_disk_reserve_bytes', () => reserveBytes);
  const kept = () => quotas.counted().map(({ bytes }) => bytes);
  metrics.show('servolab_kept_bytes', () => kept().reduce((total, bytes) => total + bytes, 0));
  metrics.show('servolab_fullest_workspace_bytes', () => Math.max(0, ...kept()));
  metrics.show('servolab_workspace_limit_bytes', () => quotas.allowed.bytes);
}
