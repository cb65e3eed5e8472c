import { timings } from '#machines/timings.ts';
import { doctorModel } from '../../models/doctorModel.ts';
import { answered, refused } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, expectBusy, openFile } from '../engine/workspacePage.ts';

export const doctorPage: PageModel = {
  name: 'doctor',
  model: doctorModel,
  async open(visit) {
    visit.border.questions.hold('getGraph');
    visit.border.connections.isPaused = true;
    await openFile(visit);
    await visit.page.getByRole('tab', { name: 'Robot' }).click();
    await visit.stopTime();
    await visit.ensureConnection();
  },
  isPossible: (state, { type }) => {
    // Nobody has asked, and a browser asks for nothing twice at a time.
    if (state.matches('looking')) return type.startsWith('xstate.');
    if (type === 'graph.dismissed') return state.context.graph !== null && !state.matches('examining');
    return !(state.matches('examining') && type === 'examination.requested');
  },
  deeds: {
    async 'examination.requested'({ page }) {
      await buttonOf(page, 'Why does nothing move?').click();
    },
    async 'findings.dismissed'({ page }) {
      await buttonOf(page, 'Close what was found').click();
    },
    async 'graph.dismissed'({ page }) {
      await buttonOf(page, 'Close the drawing').click();
    },
    async 'processes.changed'({ border }, { entries }) {
      border.connections.send({ type: 'process_list', processes: entries });
    },
    async 'xstate.after.doctorDelay.doctor.attending'(visit) {
      await visit.wait(timings.doctorDelay);
    },
    async 'xstate.done.actor.examine'({ border }, { output }) {
      await border.questions.answer('getGraph', answered('getGraph', output));
    },
    async 'xstate.error.actor.examine'({ border }) {
      await border.questions.answer('getGraph', refused(503, 'No robot is there.'));
    },
  },
  async shows({ page }, state) {
    await expectBusy(buttonOf(page, 'Why does nothing move?'), state.matches('examining'));
  },
};
