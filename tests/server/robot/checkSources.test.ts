import { spawnSync } from 'node:child_process';
import { accessSync, constants, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';

const template = join(projectRoot, 'workspace', 'src', 'gazebo_test_pkg');

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A copy of the package that learners start from, and what its check says. */
function openPackage() {
  const root = mkdtempSync(join(tmpdir(), 'servolab-package-'));
  folders.push(root);
  cpSync(template, root, { recursive: true });
  return {
    write: (name: string, content: string | Uint8Array): string => {
      const path = join(root, 'scripts', name);
      writeFileSync(path, content);
      return path;
    },
    check: (chosen?: string) => {
      const { status, stderr } = spawnSync('/usr/bin/python3', [join(root, 'cmake', 'check_sources.py')], {
        env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', ...(chosen === undefined ? {} : { SERVOLAB_CHECK: chosen }) },
        encoding: 'utf8',
      });
      return { status, stderr };
    },
  };
}

it('finds nothing wrong with the starter programs', () => {
  expect(openPackage().check()).toEqual({ status: 0, stderr: '' });
});

it('names the file and the line of a syntax error, and points at it', () => {
  const { write, check } = openPackage();
  const path = write('broken.py', 'x = 1\ndef f(:\n    pass\n');
  const { status, stderr } = check(path);
  expect(status).toBe(1);
  expect(stderr).toBe(`  File "${path}", line 2\n    def f(:\n          ^\nSyntaxError: invalid syntax\n`);
});

it('looks at the chosen files only, so that a broken sibling does not matter', () => {
  const { write, check } = openPackage();
  write('broken.py', 'def f(:\n');
  expect(check(write('whole.py', 'x = 1\n')).status).toBe(0);
  expect(check('').status).toBe(0);
  expect(check().status).toBe(1);
});

it('reports every file that is broken, and whatever is wrong with it', () => {
  const { write, check } = openPackage();
  const paths = [
    write('nul.py', 'x = 1\0\n'),
    write('bytes.py', Buffer.from([0x78, 0x3d, 0x22, 0xff, 0x22])),
    write('indented.py', 'x = 1\n  y = 2\n'),
    '/nowhere/missing.py',
  ];
  const { status, stderr } = check(paths.join(delimiter));
  expect(status).toBe(1);
  for (const path of paths) expect(stderr).toContain(`File "${path}", line `);
  expect(stderr).not.toContain('Traceback');
});

it('does not run what it checks, nor leave anything beside it', () => {
  const { write, check } = openPackage();
  const path = write('loud.py', 'import os\nos._exit(7)\n');
  expect(check(path).status).toBe(0);
  expect(readdirSync(join(path, '..'))).not.toContain('__pycache__');
});

it('keeps starter programs executable and started by the Python of the path, as rosrun needs them', () => {
  for (const name of readdirSync(join(template, 'scripts'))) {
    const path = join(template, 'scripts', name);
    expect(() => accessSync(path, constants.X_OK)).not.toThrow();
    expect(readFileSync(path, 'utf8').split('\n')[0]).toBe('#!/usr/bin/env python3');
  }
});
