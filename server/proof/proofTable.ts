import { type Verdict, isMeasured } from '#contract/verdict.ts';
import { type Proof, agreement, endHash } from './proveCase.ts';

const HEAD = ['challenge', 'program', 'verdict', 'ended', 'start', 'simulated', 'real', 'checks', 'as it must be'];

/** As many letters of a hash tell two ends apart. */
const SHORT = 6;

/** One line for each program; the figures are those of its first run. */
export function proofTable(proofs: readonly Proof[]): string {
  const isRepeated = proofs.some(({ verdicts }) => verdicts.length > 1);
  const head = isRepeated ? [...HEAD, 'same verdict', 'same end', 'end of each start'] : HEAD;
  const rows = [head, ...proofs.map((proof) => rowOf(proof, isRepeated))];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}

function rowOf(proof: Proof, isRepeated: boolean): string[] {
  const { proved, verdicts, starts, wallSeconds, fault } = proof;
  const [first] = verdicts;
  if (first === undefined) return [];
  const { outcome, end } = agreement(proof);
  const ends = (starts[0] ?? []).map((verdict) => endHash(verdict).slice(0, SHORT));
  const row = [
    proved.challenge.folder,
    proved.name,
    first.passed ? 'passed' : 'failed',
    first.end.reason,
    first.start === undefined ? '' : `${first.start.number} of ${first.start.of}`,
    `${first.seconds.toFixed(1)} s`,
    `${wallSeconds.toFixed(1)} s`,
    checksOf(first),
    fault === null ? 'yes' : `NO: it ${fault}`,
  ];
  return isRepeated
    ? [...row, `${outcome} of ${verdicts.length}`, `${end} of ${verdicts.length}`, ends.join(' ')]
    : row;
}

function checksOf(verdict: Verdict): string {
  if (!isMeasured(verdict)) return 'not known';
  const failed = verdict.checks.filter(({ passed }) => !passed).map(({ check }) => check.check);
  return failed.length === 0 ? 'all hold' : `not ${failed.join(', ')}`;
}
