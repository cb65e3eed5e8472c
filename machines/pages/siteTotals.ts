import type { SiteSight } from '#contract/operatorApi.ts';

export interface SiteTotals {
  learners: number;
  programs: number;
  memoryBytes: number;
  processors: number;
}

/** What all learners who are on cost together. */
export function siteTotals({ learners }: SiteSight): SiteTotals {
  const sum = (part: (learner: SiteSight['learners'][number]) => number) =>
    learners.reduce((total, learner) => total + part(learner), 0);
  return {
    learners: learners.length,
    programs: sum(({ programs }) => programs.length),
    memoryBytes: sum(({ load }) => load?.memory_bytes ?? 0),
    processors: sum(({ load }) => load?.processors ?? 0),
  };
}
