import { expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { readCourse } from '#server/challenges/readCourse.ts';

it.each(readCourse(projectRoot).challenges.map((challenge) => [challenge.folder, challenge] as const))(
  'has in the problem and the program of %s no topic that it does not say it uses',
  (_, { about, world, problem, starter }) => {
    /** What a world has besides topics: parameters, and services named after its doors. */
    const named = [...JSON.stringify(world).matchAll(/"\/?([a-z_/]+)"/g)].map(([, name]) => `/${name}`);
    const known = new Set([...about.topics, ...named]);
    const used = [...problem.matchAll(/`(\/[a-z_/]+)`/g), ...starter.matchAll(/["'](\/[a-z_/]+)["']/g)];
    expect(used.flatMap(([, name = '']) => (known.has(name) ? [] : [name]))).toEqual([]);
    expect(/\btf2?(_ros)?\b/.test(starter) ? about.topics : ['/tf']).toContain('/tf');
  },
);
