/** Whose visits this browser still has to delete: remembered beside their logs, for the storage of these is what may fail. */

/** Not among what is removed with an account: the mark may be another learner's. */
const PREFIX = 'servolab-visits:erase:';

export interface VisitMarks {
  owe: (userId: string) => void;
  settle: (userId: string) => void;
  owed: () => readonly string[];
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
  return {
    owe: (userId) => orNothing((marks) => marks.setItem(PREFIX + userId, ''), undefined),
    settle: (userId) => orNothing((marks) => marks.removeItem(PREFIX + userId), undefined),
    owed: () =>
      orNothing(
        (marks) =>
          Array.from({ length: marks.length }, (_, index) => marks.key(index) ?? '')
            .filter((key) => key.startsWith(PREFIX))
            .map((key) => key.slice(PREFIX.length)),
        [],
      ),
  };
}
