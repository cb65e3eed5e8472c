import { once } from 'node:events';
import { connect } from 'node:net';
import { RosMasterClient } from '@foxglove/ros1';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RobotNode } from '#server/robot/RobotNode.ts';
import { withLength, writeHeader } from '#server/ros1/connectionHeader.ts';
import { openRobotNode } from '#server/ros1/openRobotNode.ts';
import { type Master, openMaster } from '../robot/openGraph.ts';

let master: Master;
let node: RobotNode;
const asked: boolean[] = [];

const door = {
  name: '/door',
  kind: 'switch',
  answer(isOn: boolean) {
    asked.push(isOn);
    return isOn ? { success: true, message: 'The door opens – wide.' } : { success: false, message: 'It is stuck.' };
  },
} as const;
const bell = { name: '/bell', kind: 'trigger', answer: () => ({ success: true, message: 'Ding.' }) } as const;

beforeAll(async () => {
  master = await openMaster();
  node = await openRobotNode(master.uri);
  await node.offer([door, bell]);
});
afterAll(async () => {
  await node.close();
  await master.close();
});

async function say(...pieces: Buffer[]): Promise<string> {
  const [, , uri] = await new RosMasterClient(master.uri).lookupService('/test', '/door');
  if (typeof uri !== 'string') throw new Error('The master knows no /door.');
  const socket = connect(Number(new URL(uri).port), '127.0.0.1');
  const heard: Buffer[] = [];
  socket.on('data', (bytes: Buffer) => heard.push(bytes));
  for (const piece of pieces) socket.write(piece);
  socket.end();
  await once(socket, 'close');
  return Buffer.concat(heard).toString();
}

const greeting = (fields: Record<string, string>) =>
  writeHeader({ callerid: '/test', service: '/door', md5sum: '*', ...fields });
const request = (byte: number) => withLength(Buffer.from([byte]));

it('is called by the tools of ROS, and answers them', async () => {
  const list = master.run('/usr/bin/rosservice', 'list');
  const type = master.run('/usr/bin/rosservice', 'type', '/door');
  expect(await list.line(/^\/door$/)).toBe('/door');
  expect(await type.line(/./)).toBe('std_srvs/SetBool');
});

const calls = `
import rospy
from std_srvs.srv import SetBool, Trigger
rospy.init_node("caller")
rospy.wait_for_service("/door", timeout=10)
door = rospy.ServiceProxy("/door", SetBool)
for wanted in (True, False):
    answer = door(wanted)
    print("door", answer.success, answer.message)
kept = rospy.ServiceProxy("/door", SetBool, persistent=True)
print("kept", [kept(wanted).success for wanted in (True, True, False)])
print("bell", rospy.ServiceProxy("/bell", Trigger)().message)
try:
    rospy.ServiceProxy("/door", Trigger)()
except rospy.ServiceException as error:
    print("refused", error)
`;

it('is called from Python, once and again over one connection, and refuses another type', async () => {
  asked.length = 0;
  const program = master.run('/usr/bin/python3', '-c', calls);
  expect(await program.ended).toBe(0);
  expect(program.output().split('\n').slice(0, -2)).toEqual([
    'door True The door opens – wide.',
    'door False It is stuck.',
    'kept [True, True, False]',
    'bell Ding.',
  ]);
  expect(program.output()).toContain('/door is a std_srvs/SetBool');
  expect(asked).toEqual([true, false, true, true, false]);
});

it('tells whoever only wants to know what it is, and is asked nothing by that', async () => {
  asked.length = 0;
  expect(await say(greeting({ probe: '1' }), request(1))).toContain('type=std_srvs/SetBool');
  expect(await say(greeting({ service: '/window' }))).toContain('error=/robot offers no service /window');
  expect(asked).toEqual([]);
});

it('ends what is no conversation, and is not asked by it', async () => {
  asked.length = 0;
  const huge = Buffer.from([0xff, 0xff, 0xff, 0xff]);
  expect(await say(huge)).toBe('');
  expect(await say(withLength(Buffer.from([9, 0, 0, 0, 1])))).toBe('');
  expect(await say(withLength(withLength(Buffer.from('no field'))))).toBe('');
  for (const wrong of [huge, withLength(Buffer.from([1, 1])), withLength(Buffer.alloc(0)), Buffer.from([1])])
    await say(greeting({}), wrong);
  expect(asked).toEqual([]);
});

it('offers what it was told last, and nothing else', async () => {
  await node.offer([bell]);
  const client = new RosMasterClient(master.uri);
  expect((await client.lookupService('/test', '/door'))[0]).not.toBe(1);
  expect((await client.lookupService('/test', '/bell'))[0]).toBe(1);
  await node.offer([door, bell]);
  expect((await client.lookupService('/test', '/door'))[0]).toBe(1);
});

const lasting = `
import rospy, sys
from std_srvs.srv import SetBool
rospy.init_node("lasting")
rospy.wait_for_service("/door", timeout=10)
door = rospy.ServiceProxy("/door", SetBool, persistent=True)
for call in sys.stdin:
    try:
        print(call.strip(), door(True).message)
    except rospy.ServiceException:
        print(call.strip(), "It is over.")
`;

it('answers a lasting connection for the world that the robot is in now, and ends it where that has no such service', async () => {
  const program = master.run('/usr/bin/python3', '-c', lasting);
  const call = (number: number): Promise<string> => {
    program.child.stdin?.write(`${number}\n`);
    return program.line(new RegExp(`^${number} `));
  };
  expect(await call(1)).toBe('1 The door opens – wide.');
  await node.offer([{ ...door, answer: () => ({ success: true, message: 'The next one opens.' }) }]);
  expect(await call(2)).toBe('2 The next one opens.');
  await node.offer([bell]);
  expect(await call(3)).toBe('3 It is over.');
  program.child.stdin?.end();
  expect(await program.ended).toBe(0);
  await node.offer([door, bell]);
});
