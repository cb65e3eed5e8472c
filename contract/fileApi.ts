/** The operations of the workspace API on a file and on its versions. */
import * as v from 'valibot';
import { buildResult, fileVersion } from './entities.ts';
import { limits } from './limits.ts';

/** How a version of a file is named: `sha256-` and the base64url digest of a file's bytes. */
export const fileVersionName = v.pipe(
  v.string(),
  v.regex(/^sha256-[\w-]{43}$/, 'must be a version as the server gave it'),
);

/** Text that UTF-8 can carry. */
export const isWhole = v.check<string, string>(
  (text) => !text.includes('\0') && text.isWellFormed(),
  'must be well-formed text without NUL characters',
);

export const filePath = v.pipe(
  v.string(),
  v.nonEmpty('must name a file'),
  isWhole,
  v.maxLength(limits.pathLength, `must be at most ${limits.pathLength} characters`),
);

export const wholeText = v.pipe(v.string(), isWhole);

const filePathQuery = v.strictObject({ file_path: filePath });

/** What makes a save conditional: which version it was made from, and which one a force was confirmed against. */
export const saveConditions = {
  force_overwrite: v.optional(v.boolean('must be true or false'), false),
  base_version: v.optional(v.nullable(fileVersionName)),
  force_base: v.optional(v.nullable(fileVersionName)),
};

export const fileApi = {
  getFile: {
    method: 'GET',
    path: '/api/file/get',
    summary: 'Read a file of the workspace',
    query: filePathQuery,
    answer: v.object({
      success: v.boolean(),
      content: v.optional(v.string(), ''),
      file_exists: v.optional(v.boolean(), false),
      /** Null when there is no such file. */
      version: v.optional(v.nullable(v.string()), null),
      /** When this version was saved by the editor: ISO 8601, UTC. Null when it never was, as a starter file. */
      saved_at: v.optional(v.nullable(v.string()), null),
      /** The last build of exactly this version; null when it was never built. */
      build: v.optional(v.nullable(buildResult), null),
      /** True for a file that is not text: its content is not sent and it cannot be saved. */
      binary: v.optional(v.boolean(), false),
      error: v.optional(v.nullable(v.string()), null),
    }),
  },
  saveFile: {
    method: 'POST',
    path: '/api/file/save',
    summary: 'Save a file of the workspace, guarded by the content-safety rule',
    query: filePathQuery,
    body: v.strictObject({
      content: wholeText,
      /** As what the text is listed among the versions of the file. */
      cause: v.optional(v.picklist(['saved', 'restored'], 'must be saved or restored'), 'saved'),
      ...saveConditions,
    }),
    answer: v.object({
      success: v.boolean(),
      version: v.string(),
      /** ISO 8601, UTC, by the server's clock. */
      saved_at: v.string(),
      /** Length in UTF-16 code units, as the editor counts. */
      size: v.number(),
    }),
  },
  restoreFile: {
    method: 'POST',
    path: '/api/file/restore',
    summary: 'Bring back a starter file that was deleted',
    query: filePathQuery,
    body: v.strictObject({}),
    answer: v.object({ success: v.boolean(), version: v.string() }),
  },
  listVersions: {
    method: 'GET',
    path: '/api/file/versions',
    summary: 'The texts that a file has or had, newest first; the starter file last',
    query: filePathQuery,
    answer: v.object({
      success: v.boolean(),
      versions: v.array(fileVersion),
      /** What is stored now; null when there is no such file. */
      current_version: v.nullable(v.string()),
    }),
  },
  getVersion: {
    method: 'GET',
    path: '/api/file/version',
    summary: 'The text of one version of a file',
    query: v.strictObject({ file_path: filePath, version: fileVersionName }),
    answer: v.object({ success: v.boolean(), version: v.string(), content: v.string() }),
  },
  keepVersion: {
    method: 'POST',
    path: '/api/file/version',
    summary: 'Keep a text among the versions of a file, without replacing the file',
    query: filePathQuery,
    body: v.strictObject({
      content: wholeText,
      cause: v.literal('kept', 'must be kept'),
    }),
    answer: v.object({ success: v.boolean(), version: v.string() }),
  },
} as const;
