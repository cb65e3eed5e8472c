/** What a learner waits for: an edited file's build, a program's first line, and how many lines a second reach the socket. */
import { on, once } from 'node:events';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { DEFAULT_FILE_PATH } from '#contract/limits.ts';
import { serverFrame } from '#contract/socket.ts';
import { type Learner, median, post, saveOver, signIn, startProgram, startServer } from './benchServer.ts';

const ROUNDS = 5;
const FLOOD_LINES = 200_000;

const flood = `#!/usr/bin/env python3
import sys
for number in range(${FLOOD_LINES}):
    sys.stdout.write("line %d of as many as Python can print\\n" % number)
`;

const server = await startServer();
try {
  const learner = await signIn(server.address);
  const versions = { base: await saveOver(learner, flood) };
  await build(learner, versions, 0);
  const builds = await repeat(async (round) => build(learner, versions, round + 1));
  console.log(`build of an edited file, asked to answered   ${median(builds).toFixed(0)} ms`);
  const floods = await repeat(async () => runFlood(learner));
  console.log(`execute to the first line at the socket      ${median(floods.map(({ first }) => first)).toFixed(0)} ms`);
  console.log(
    `lines from Python to the socket              ${median(floods.map(({ rate }) => rate)).toFixed(0)} a second`,
  );
} finally {
  await server.close();
}

/** Milliseconds from asking to the answer. */
async function build(learner: Learner, versions: { base: string }, round: number): Promise<number> {
  const start = performance.now();
  const answer = await post(learner, '/api/build-with-code', {
    code: `${flood}# ${round}\n`,
    file_path: DEFAULT_FILE_PATH,
    base_version: versions.base,
  });
  const took = performance.now() - start;
  const built = v.parse(
    v.object({ success: v.literal(true), build_result: v.object({ version: v.string() }) }),
    answer,
  );
  versions.base = built.build_result.version;
  return took;
}

/** Listens to a program that prints without end, as the browser does. */
async function runFlood(learner: Learner): Promise<{ first: number; rate: number }> {
  const socket = new WebSocket(`${learner.address.replace('http', 'ws')}/ws`, { headers: learner.headers });
  await once(socket, 'open');
  const begun = performance.now();
  const id = await startProgram(learner, 'Flood');
  socket.send(JSON.stringify({ type: 'subscribe_process', process_id: id, request_id: 'flood' }));
  let first = 0;
  for await (const [data] of on(socket, 'message')) {
    const frame = v.parse(v.pipe(v.string(), v.parseJson(), serverFrame), String(data));
    if (frame.type !== 'process_output') continue;
    first ||= performance.now();
    if (frame.seq + frame.data.split('\n').length > FLOOD_LINES) break;
  }
  const seconds = (performance.now() - first) / 1000;
  socket.close();
  return { first: first - begun, rate: FLOOD_LINES / seconds };
}

async function repeat<Result>(work: (round: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await work(round));
  return results;
}
