/** The robot's process in a graph of ROS 1, bundled into one file. */
import { runRobot } from '../robot/runRobot.ts';
import { joinGraph } from './joinGraph.ts';
import { MASTER_URI } from './rosEnvironment.ts';

await runRobot(() => joinGraph(process.env['ROS_MASTER_URI'] ?? MASTER_URI));
