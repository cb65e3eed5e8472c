import { XmlRpcClient } from '@foxglove/xmlrpc';
import { withinTime } from '../limits/withinTime.ts';
import { MASTER_URI } from './rosEnvironment.ts';

const ANSWER_WITHIN_MS = 1800;
const PATIENTLY_WITHIN_MS = 10_000;

export type AskMaster = (question: 'getTopicTypes' | 'getSystemState') => Promise<unknown>;

/** The master's answer to a question about the graph. Rejects when it refuses, or says nothing within two seconds. */
export const askMaster: AskMaster = (question) => askWithin(ANSWER_WITHIN_MS, question);

/** The same for whom nobody waits, within ten seconds: of very many topics a master tells for a while. */
export const askMasterPatiently: AskMaster = (question) => askWithin(PATIENTLY_WITHIN_MS, question);

async function askWithin(ms: number, question: Parameters<AskMaster>[0]): Promise<unknown> {
  const answer = await withinTime(
    new XmlRpcClient(MASTER_URI).methodCall(question, ['/servolab']),
    ms,
    () => new Error('The ROS master does not answer.'),
  );
  const [code, status, value] = Array.isArray(answer) ? answer : [];
  if (code !== 1) throw new Error(`The ROS master refused: ${JSON.stringify(status)}`);
  return value;
}
