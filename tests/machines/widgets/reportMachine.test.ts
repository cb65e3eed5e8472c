import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { reportMachine, selectIsOpen, selectIsWhole } from '#machines/widgets/reportMachine.ts';
import { selectLogs } from '#machines/widgets/reportSelectors.ts';
import { fakeLog } from '../../fakes/fakeLog.ts';

function openReport() {
  const log = fakeLog();
  return { log, report: createActor(reportMachine, { input: { log } }).start() };
}

it('gives the log only to who has opened the report, once, and closes then', () => {
  const { log, report } = openReport();
  report.send({ type: 'download.requested' });
  expect(log.downloads).toBe(0);
  report.send({ type: 'report.opened' });
  expect(selectIsOpen(report.getSnapshot())).toBe(true);
  report.send({ type: 'download.requested' });
  report.send({ type: 'download.requested' });
  expect(log.downloads).toBe(1);
  expect(selectIsOpen(report.getSnapshot())).toBe(false);
});

it('closes without giving anything', () => {
  const { log, report } = openReport();
  report.send({ type: 'report.opened' });
  report.send({ type: 'report.closed' });
  expect(selectIsOpen(report.getSnapshot())).toBe(false);
  expect(log.downloads).toBe(0);
});

it('gives all of the log, or leaves out what was printed and seen, as the learner wishes, who wishes the same the next time', () => {
  const { log, report } = openReport();
  const download = () => {
    report.send({ type: 'report.opened' });
    report.send({ type: 'download.requested' });
    return log.isWhole;
  };
  expect(download()).toBe(true);
  report.send({ type: 'report.opened' });
  expect(selectIsWhole(report.getSnapshot())).toBe(true);
  report.send({ type: 'seen.toggled' });
  expect(selectIsWhole(report.getSnapshot())).toBe(false);
  report.send({ type: 'report.closed' });
  expect(download()).toBe(false);
  report.send({ type: 'seen.toggled' });
  expect(download(), 'nobody could see the choice while it was closed').toBe(false);
});

it('says of whose log it speaks', () => {
  const { log, report } = openReport();
  expect(selectLogs(report.getSnapshot())).toBe(log);
});
