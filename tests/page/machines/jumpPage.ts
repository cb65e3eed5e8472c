import { expect } from 'playwright/test';
import { entry } from '../../fakes/fakeProcesses.ts';
import { jumpModel } from '../../models/jumpModel.ts';
import { filePath, loaded } from '../border/defaultAnswers.ts';
import { answered } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, editorOf, openFile } from '../engine/workspacePage.ts';

export const jumpPage: PageModel = {
  name: 'jump',
  model: jumpModel,
  async open(visit) {
    const { page, border } = visit;
    border.questions.setDefault('listProcesses', () => answered('listProcesses', { processes: [entry('p1')] }));
    border.questions.setDefault('getFile', () => loaded('import rospy\nspeed = nobody\n'));
    await openFile(visit);
    await visit.ensureConnection();
    await page.getByRole('tab', { name: /Processes/ }).click();
    await page.getByRole('list', { name: 'Processes' }).getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect(buttonOf(page, 'Unsubscribe')).toBeVisible();
    border.connections.send({
      type: 'process_output',
      process_id: 'p1',
      data: `  File "${filePath}", line 2, in <module>`,
      timestamp: '2026-01-01T00:00:00Z',
      stream: 'stderr',
      seq: 1,
    });
  },
  deeds: {
    async 'place.chosen'({ page }, { line }) {
      await buttonOf(page, `File "${filePath}", line ${line}`).click();
    },
  },
  async shows({ page }, state) {
    if (state.context.jumps > 0) await expect(editorOf(page)).toBeFocused();
  },
};
