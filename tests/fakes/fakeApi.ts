import type { ApiAnswer, ApiCall, ApiPort } from '#machines/ports/apiPort.ts';

export const getTopic: ApiCall = {
  id: 'getTopic',
  method: 'GET',
  path: '/api/topic/{name}',
  summary: 'One ROS topic',
  parameters: [{ name: 'name', place: 'path', isRequired: true }],
  body: null,
  answer: '{}',
};
export const execute: ApiCall = {
  id: 'execute',
  method: 'POST',
  path: '/api/execute',
  summary: 'Start a command',
  parameters: [],
  body: '{}',
  answer: '{}',
};

/** A server of two calls in memory. */
export function fakeApi() {
  const asked: string[] = [];
  let fault: string | undefined;
  let answer: ApiAnswer = { status: 200, body: '{"topic":"/scan"}' };
  const port: ApiPort = {
    async describe() {
      if (fault !== undefined) throw new Error(fault);
      return [getTopic, execute];
    },
    async tryOut(path) {
      asked.push(path);
      if (fault !== undefined) throw new Error(fault);
      return answer;
    },
  };
  return {
    ...port,
    asked,
    answer: (next: ApiAnswer) => void (answer = next),
    break: (message: string) => void (fault = message),
    heal: () => void (fault = undefined),
  };
}
