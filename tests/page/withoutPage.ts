/** Machines that have no page model in `machines/pageModels.ts`, each with the reason. */

/** What they do is caused on the walks of others, and counted there. */
export const walkedByOthers: Readonly<Record<string, string>> = {
  account: 'It hears nothing but what its forms report: each of them is walked.',
};

/** Nothing that a page gives tells what they do. */
export const unwalked: Readonly<Record<string, string>> = {
  announcer:
    'It hears of what is painted, by the numbers of rows, which a walk cannot choose. tests/views/workspace/output/OutputAnnouncer.test.tsx shows it over the store of the product.',
  copy: 'It is a button’s own, and no part of the visit that a log records. e2e/start.spec.ts copies with it what a program prints.',
  replay: 'It is no part of the visit that a log records: it shows one. e2e/replay.spec.ts plays logs in its page.',
  visit:
    'It is no part of the visit that it keeps, and what answers it is the storage of the browser. e2e/visits.spec.ts crashes a tab and replays what it kept.',
  visitList: 'It is no part of the visit that a log records, and asks the same storage: e2e/visits.spec.ts.',
  draft:
    'What answers it is the storage of the browser, which a walk cannot hold back. e2e/drafts.spec.ts crashes a tab that types.',
  recovery: 'It asks the same storage as the draft: e2e/drafts.spec.ts brings back what a crashed tab typed.',
  locale: 'Every walk begins with its words: tests/views/language.test.tsx chooses others, here and in another tab.',
  learn:
    'What it asks and shows is walked in its view, and tests/views/learn opens its page. Who reads is told by the session, whose walks are long as they are.',
  scrubber:
    'Its moments are those of the page’s own clock, which a walk cannot name. e2e/robot.spec.ts looks back at a robot that has driven.',
  keptRuns:
    'What answers it is the storage of the browser, which a walk cannot hold back. tests/adapters/idbRuns.test.ts asks a real one of its form, and e2e/robot.spec.ts keeps a run.',
  share:
    'It asks the same storage as the kept runs. It is walked in its view along every edge, and tests/adapters/idbRuns.test.ts reads the drive of a run.',
  api: 'It is walked in its view, and e2e/crawl.spec.ts tries a call out on the real server.',
  operator:
    'It is walked in its view along every edge, and e2e/operator.spec.ts goes its road with a learner on the real server.',
  board: 'It is walked in its view, and e2e/board.spec.ts shares, reports and hides a run on the real server.',
  messageForm:
    'It is walked in its view along every edge, and e2e/crawl.spec.ts sends a message that the operator then reads.',
  inspection:
    'It watches the visit from another window, for whom an operator allows it: e2e/operator.spec.ts opens it on the real server.',
};
