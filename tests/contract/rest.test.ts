/** The calls of the workspace API that the specification names, as it names them. */
import { expect, it } from 'vitest';
import { workspaceApi } from '#contract/rest.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (schema: { entries: Fields } | undefined): string[] => Object.keys(schema?.entries ?? {});

it.each([
  ['getFile', 'GET', '/api/file/get', ['file_path'], [], ['success', 'content', 'file_exists', 'error']],
  ['saveFile', 'POST', '/api/file/save', ['file_path'], ['content', 'force_overwrite'], ['success']],
  [
    'buildWithCode',
    'POST',
    '/api/build-with-code',
    [],
    ['code', 'file_path', 'workspace_path', 'packages', 'clean_first', 'force_overwrite'],
    ['success', 'error', 'code', 'safety_info', 'build_result'],
  ],
  ['execute', 'POST', '/api/execute', [], ['command', 'args', 'is_long_running', 'name'], ['process_id']],
  ['listProcesses', 'GET', '/api/processes', [], [], ['processes']],
  ['stopProcess', 'POST', '/api/processes/:id/stop', [], [], []],
  ['listCommands', 'GET', '/api/commands', [], [], ['available_commands']],
  ['listTopics', 'GET', '/api/topics', [], [], ['topics']],
  ['getTopic', 'GET', '/api/topic/*', [], [], []],
] as const)('has the call %s of the specification: %s %s', (name, method, path, query, body, answer) => {
  const call = workspaceApi[name];
  expect([call.method, call.path]).toEqual([method, path]);
  expect(fieldsOf('query' in call ? call.query : undefined)).toEqual(expect.arrayContaining([...query]));
  expect(fieldsOf('body' in call ? call.body : undefined)).toEqual(expect.arrayContaining([...body]));
  expect(fieldsOf(call.answer)).toEqual(expect.arrayContaining([...answer]));
});
