/**
 * Marks beside the logs of visits: whose this browser still has to delete, for the storage of logs is what may fail, and which pages were left, for
 * as a page goes some browsers write nothing more into that storage.
 */

/** Not among what is removed with an account: the mark may be another learner's. */
const OWED = 'servolab-visits:erase:';
const LEFT = 'servolab-visits:left:';

export interface VisitMarks {
  owe: (userId: string) => void;
  settle: (userId: string) => void;
  owed: () => readonly string[];
  /** The page of a visit goes: kept before this returns. */
  leave: (visitId: string) => void;
  /** Somebody is back on it, or it is kept no longer. */
  comeBack: (visitId: string) => void;
  left: () => readonly string[];
}

/** A browser that forbids its storage remembers nothing. */
export function visitMarks(storage: () => Storage = () => window.localStorage): VisitMarks {
  const orNothing = <Nothing>(work: (marks: Storage) => Nothing, nothing: Nothing): Nothing => {
    try {
      return work(storage());
    } catch {
      return nothing;
    }
  };
  const set = (key: string) => orNothing((marks) => marks.setItem(key, ''), undefined);
  const remove = (key: string) => orNothing((marks) => marks.removeItem(key), undefined);
  const namesBehind = (prefix: string) =>
    orNothing(
      (marks) =>
        Array.from({ length: marks.length }, (_, index) => marks.key(index) ?? '')
          .filter((key) => key.startsWith(prefix))
          .map((key) => key.slice(prefix.length)),
      [],
    );
  return {
    owe: (userId) => set(OWED + userId),
    settle: (userId) => remove(OWED + userId),
    owed: () => namesBehind(OWED),
    leave: (visitId) => set(LEFT + visitId),
    comeBack: (visitId) => remove(LEFT + visitId),
    left: () => namesBehind(LEFT),
  };
}
