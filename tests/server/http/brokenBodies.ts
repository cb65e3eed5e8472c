/** Bodies that no page of ours sends. */
import fc from 'fast-check';

export const FILE = '/ws/src/gazebo_test_pkg/scripts/a.py';

/** Calls that read a body. */
export const brokenUrls = [
  '/api/execute',
  '/api/build-with-code',
  `/api/file/save?file_path=${FILE}`,
  '/api/file/save',
  '/api/file/restore',
  `/api/file/version?file_path=${FILE}`,
  '/api/processes/x/stop',
];
const fields = [
  'command',
  'args',
  'name',
  'code',
  'content',
  'file_path',
  'packages',
  'force_overwrite',
  '__proto__',
  'x',
];
const value = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('rosrun', FILE, 1e308, [], {}, null),
);
/** What a body must not be: nearly right, of the wrong shape, no JSON, no text. */
export const brokenBody = fc.oneof(
  fc.dictionary(fc.constantFrom(...fields), value).map((object) => JSON.stringify(object)),
  fc.jsonValue().map((anything) => JSON.stringify(anything)),
  fc.string({ unit: 'binary' }),
);
