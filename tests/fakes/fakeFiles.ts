import { erases, shrinks, type SafetyReason } from '#contract/contentSafety.ts';
import type { BuildEnd } from '#machines/ports/buildEnd.ts';
import type { FileVersion, VersionKind } from '#contract/entities.ts';
import type { FilePort, LoadAnswer, SaveAnswer, SaveRequest } from '#machines/ports/filePort.ts';
import { gate } from './gate.ts';

/** A version is what a file contains, as with the real server. */
export const versionOf = (code: string): string => `sha256-${code}`;

/** Files kept in memory behind the server's own rules of content safety; it can be told to fail or to break. */
export function fakeFiles(disk: Record<string, string> = {}) {
  const requests: SaveRequest[] = [];
  const saves = new Map<string, { version: string; at: number }>();
  const builds = new Map<string, { version: string; end: BuildEnd }>();
  const binaries = new Set<string>();
  const history = new Map<string, { code: string; kind: VersionKind }[]>();
  const answers = gate();
  let losesAnswers = false;
  let fault: { detail: string; rejects: boolean } | undefined;
  let clock = 1_000;

  function reasonAgainst({ path, code, base, force }: SaveRequest): SafetyReason | undefined {
    const current = disk[path];
    const version = current === undefined ? null : versionOf(current);
    if (current === code) return undefined;
    if (force) return force.base === version ? undefined : 'changed_on_disk';
    if (current !== undefined && current !== '' && base === undefined) return 'never_loaded';
    if ((base ?? null) !== version) return 'changed_on_disk';
    if (erases(code, current ?? '')) return 'empty_over_non_empty';
    return shrinks(code, current ?? '') ? 'large_reduction' : undefined;
  }

  const record = (path: string, code: string, kind: VersionKind) =>
    void history.set(path, [...(history.get(path) ?? []), { code, kind }]);

  async function meetFault(): Promise<{ outcome: 'failed'; detail: string } | undefined> {
    await answers.pass();
    if (fault?.rejects) throw new Error(fault.detail);
    return fault && { outcome: 'failed', detail: fault.detail };
  }

  const port: FilePort = {
    async load(path): Promise<LoadAnswer> {
      const found = disk[path];
      const failure = await meetFault();
      if (failure) return failure;
      if (found === undefined) return { outcome: 'absent' };
      if (binaries.has(path)) return { outcome: 'binary', version: versionOf(found) };
      const version = versionOf(found);
      const built = builds.get(path);
      const build = built?.version === version ? built.end : null;
      const saved = saves.get(path);
      const savedAt = saved?.version === version ? saved.at : null;
      return { outcome: 'loaded', code: found, version, savedAt, build };
    },
    async save(request): Promise<SaveAnswer> {
      requests.push(request);
      const failure = await meetFault();
      if (failure) return failure;
      const reason = reasonAgainst(request);
      const current = disk[request.path];
      if (reason !== undefined)
        return {
          outcome: 'refused',
          reason,
          current: current === undefined ? null : versionOf(current),
        };
      disk[request.path] = request.code;
      clock += 1;
      record(request.path, request.code, request.cause ?? 'saved');
      saves.set(request.path, { version: versionOf(request.code), at: clock });
      if (losesAnswers) return { outcome: 'failed', detail: 'Network Error' };
      return { outcome: 'saved', version: versionOf(request.code), savedAt: clock, size: request.code.length };
    },
    async versions(path) {
      const failure = await meetFault();
      if (failure) return failure;
      const versions = (history.get(path) ?? []).map(({ code, kind }): FileVersion => {
        const marks = [{ kind, at: '2026-01-01T00:00:00.000Z' }];
        return { version: versionOf(code), size: code.length, marks };
      });
      const current = disk[path];
      return {
        outcome: 'listed',
        versions: versions.toReversed(),
        current: current === undefined ? null : versionOf(current),
      };
    },
    async version(path, version) {
      const failure = await meetFault();
      if (failure) return failure;
      const found = history.get(path)?.find(({ code }) => versionOf(code) === version);
      return found === undefined
        ? { outcome: 'failed', detail: 'no such version' }
        : { outcome: 'read', code: found.code };
    },
    async keep({ path, code, cause }) {
      const failure = await meetFault();
      if (failure) return failure;
      record(path, code, cause);
      return { outcome: 'kept' };
    },
  };
  return {
    ...port,
    disk,
    /** How the last build of each file ended, and of which version. */
    builds,
    requests,
    /** What became of each file, oldest first. */
    history,
    gate: answers,
    markBinary: (path: string) => void binaries.add(path),
    fail: (detail: string) => void (fault = { detail, rejects: false }),
    break: (detail: string) => void (fault = { detail, rejects: true }),
    /** From now on what is saved is stored, and nobody is told. */
    loseAnswers: () => void (losesAnswers = true),
    heal: () => {
      fault = undefined;
      losesAnswers = false;
    },
  };
}
