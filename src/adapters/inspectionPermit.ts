import * as v from 'valibot';
import { workspaceApi } from '#contract/rest.ts';
import { askServer } from './askServer.ts';

const { path, answer } = workspaceApi.getInspection;
const answerJson = v.pipe(v.string(), v.parseJson(), answer);

/** Whether an operator allows the inspection for this session. Where nobody is signed in, and where no answer comes, it is not allowed. */
export async function isInspectionAllowed(): Promise<boolean> {
  // It is allowed while a page is open, which keeps the session: there is none to renew.
  const reply = await askServer(path, async () => 'none').catch(() => undefined);
  if (reply?.status !== 200) return false;
  const parsed = v.safeParse(answerJson, reply.body);
  return parsed.success && parsed.output.allowed;
}
