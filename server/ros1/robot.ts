/** The robot's process in a graph of ROS 1, bundled into one file. With a topic and its type it reads that topic instead. */
import { runRobot } from '../robot/runRobot.ts';
import { joinGraph } from './joinGraph.ts';
import { readTopic } from './readTopic.ts';
import { MASTER_URI } from './rosEnvironment.ts';

const masterUri = process.env['ROS_MASTER_URI'] ?? MASTER_URI;
const [, , name, type] = process.argv;
if (name === undefined || type === undefined) await runRobot(() => joinGraph(masterUri));
else await readTopic(masterUri, { name, type }, (sight) => process.stdout.write(`${JSON.stringify(sight)}\n`));
