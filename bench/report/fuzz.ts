/** Whatever is sent, the server refuses and goes on. */
import fc from 'fast-check';
import { clientFrame } from '#contract/socket.ts';
import { brokenBody, brokenUrls } from '../../tests/server/http/brokenBodies.ts';
import type { Measure } from './Measure.ts';
import { openPage, withClass } from './openClass.ts';

const AT_A_TIME = 20;
/** More are too many for one socket, which is then closed for that. */
const MESSAGES_A_SOCKET = 30;
const SOCKETS_AT_A_TIME = 8;

const countOf = (quick: boolean) => (quick ? 1000 : 10_000);
const isAlive = async (address: string) => (await fetch(`${address}/healthz`)).status === 200;

export const brokenCalls: Measure = {
  promise: 'Broken calls are refused, and none brings a failure',
  bar: 'no 5xx, no crash',
  take: (quick) =>
    withClass(1, async ({ server, learners: [learner] }) => {
      const cases = fc.sample(fc.tuple(fc.constantFrom(...brokenUrls), brokenBody), countOf(quick));
      let failures = 0;
      for (let first = 0; first < cases.length; first += AT_A_TIME)
        await Promise.all(
          cases.slice(first, first + AT_A_TIME).map(async ([url, body]) => {
            const answer = await fetch(server.address + url, { method: 'POST', headers: learner?.headers ?? {}, body });
            await answer.arrayBuffer();
            if (answer.status >= 500) failures += 1;
          }),
        );
      const alive = await isAlive(server.address);
      return { figure: `${failures} failures of ${cases.length}`, holds: alive && failures === 0 };
    }),
};

const types = clientFrame.options.map(({ entries }) => entries.type.literal);
const message = fc.oneof(
  fc
    .dictionary(fc.constantFrom('process_id', 'request_id', 'topic', 'text', 'after_seq', '__proto__'), fc.jsonValue())
    .chain((fields) => fc.constantFrom(...types, 'none').map((type) => JSON.stringify({ ...fields, type }))),
  fc.jsonValue().map((anything) => JSON.stringify(anything)),
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
);

export const brokenMessages: Measure = {
  promise: 'Broken messages at a socket are refused, and none brings a failure',
  bar: 'no failure, no crash',
  take: (quick) =>
    withClass(1, async ({ server, learners: [learner] }) => {
      if (learner === undefined) throw new Error('There is nobody in the class.');
      const cases = fc.sample(message, countOf(quick));
      let failures = 0;
      const sayOn = async (some: typeof cases) => {
        const page = await openPage(learner);
        const code = new Promise<number>((resolve) => page.once('close', resolve));
        for (const one of some) page.send(one);
        page.close(1000);
        // 1000 for a page that goes; 1003, 1007 and 4429 refuse; 1006 and 1011 are failures.
        if ([1006, 1011].includes(await code)) failures += 1;
      };
      for (let first = 0; first < cases.length; first += MESSAGES_A_SOCKET * SOCKETS_AT_A_TIME)
        await Promise.all(
          Array.from({ length: SOCKETS_AT_A_TIME }, (_, index) => first + index * MESSAGES_A_SOCKET)
            .filter((from) => from < cases.length)
            .map((from) => sayOn(cases.slice(from, from + MESSAGES_A_SOCKET))),
        );
      const alive = await isAlive(server.address);
      return { figure: `${failures} failures of ${cases.length}`, holds: alive && failures === 0 };
    }),
};
