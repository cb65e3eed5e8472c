/** The robot's process in a graph of ROS 1, bundled into one file. Where it is told to it reads topics instead. */
import { runRobot } from '../robot/runRobot.ts';
import { countMessages } from './countMessages.ts';
import { joinGraph } from './joinGraph.ts';
import { readTopic } from './readTopic.ts';
import { readingOf } from './readingPrograms.ts';
import { MASTER_URI } from './rosEnvironment.ts';

const masterUri = process.env['ROS_MASTER_URI'] ?? MASTER_URI;
const reading = readingOf(process.argv);
if (reading === undefined) {
  await runRobot(() => joinGraph(masterUri));
} else if (reading.work === 'read') {
  await Promise.all(reading.topics.map((topic) => readTopic(masterUri, topic, print)));
} else {
  print(await countMessages(masterUri, reading.topics));
  process.exit(0);
}

/** A pipe takes it before this returns. */
function print(message: unknown): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
