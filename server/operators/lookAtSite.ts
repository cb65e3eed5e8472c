/** Who is there and what that costs, for who runs the site. */
import { statfs } from 'node:fs/promises';
import type { LearnerSight, SiteSight } from '#contract/operatorApi.ts';
import type { WorkspaceSight } from '../workspaces/WorkspaceSight.ts';
import type { Workspaces } from '../workspaces/workspace.ts';
import type { Inspections } from './Inspections.ts';
import type { OpenPages, PageVisit } from './OpenPages.ts';

export interface SiteParts {
  workspaces: Workspaces;
  pages: OpenPages;
  inspections: Inspections;
  dataFolder: string;
}

export async function lookAtSite({ workspaces, pages, inspections, dataFolder }: SiteParts): Promise<SiteSight> {
  const [sights, disk] = await Promise.all([workspaces.sights(), statfs(dataFolder)]);
  const visits = pages.visits();
  const costing = sights.filter(({ load, programs }) => load !== null || programs.length > 0);
  const ids = new Set([...visits, ...costing].map(({ learnerId }) => learnerId));
  const learners = [...ids].map((id) =>
    learnerSightOf(
      id,
      visits.find(({ learnerId }) => learnerId === id),
      sights.find(({ learnerId }) => learnerId === id),
      inspections.allowsPageOf(id),
    ),
  );
  return {
    at: new Date().toISOString(),
    learners: inOrderOfArrival(learners),
    servers: { all: 1, answered: 1 },
    disk: { free_bytes: disk.bavail * disk.bsize, total_bytes: disk.blocks * disk.bsize },
  };
}

/** Who came first first; last those of whom no page is open. */
export const inOrderOfArrival = (learners: Iterable<LearnerSight>): LearnerSight[] =>
  [...learners].toSorted((one, other) => (one.since ?? '~').localeCompare(other.since ?? '~'));

function learnerSightOf(
  id: string,
  visit: PageVisit | undefined,
  sight: WorkspaceSight | undefined,
  inspected: boolean,
): LearnerSight {
  const load = sight?.load ?? null;
  return {
    learner_id: id,
    email: visit?.email ?? null,
    since: visit?.since.toISOString() ?? null,
    sockets: visit?.sockets ?? 0,
    load: load && { memory_bytes: load.memoryBytes, processes: load.processes, processors: load.processors },
    kept_bytes: sight?.kept?.bytes ?? null,
    programs: (sight?.programs ?? []).map(({ process_id, name, start_time }) => ({ process_id, name, start_time })),
    inspected,
  };
}
