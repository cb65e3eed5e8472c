/** The agent's process in a sandbox whose robot speaks ROS 1, bundled into one file. */
import { runAgent } from '../sandbox/agent/runAgent.ts';
import { listTopics } from './listTopics.ts';
import { openGraph } from './openGraph.ts';
import { readingProgram } from './readingPrograms.ts';
import { rosEnvironment } from './rosEnvironment.ts';

await runAgent({
  environment: rosEnvironment,
  open: openGraph,
  topics: () => listTopics(),
  readerOf: (topic) => readingProgram('read', [topic]),
  counterOf: (topics) => readingProgram('count', topics),
});
