/** The things of the product with the fields that the specification gives them. */
import { expect, it } from 'vitest';
import {
  achievement,
  challenge,
  challengeStat,
  learningPath,
  problem,
  processEntry,
  profile,
  topicDetails,
  userDetails,
} from '#contract/entities.ts';
import { DEFAULT_PACKAGE, GENDERS, PASSWORD_MIN_LENGTH } from '#contract/limits.ts';

it.each([
  ['a challenge', challenge, ['id', 'title', 'description', 'difficulty', 'category', 'image']],
  ['a learning path', learningPath, ['id', 'title', 'description', 'challenge_count']],
  [
    'the problem of a workspace',
    problem,
    ['id', 'title', 'difficulty', 'description', 'hints', 'file_path', 'workspace_path', 'packages'],
  ],
  [
    'a process',
    processEntry,
    ['process_id', 'name', 'status', 'start_time', 'command', 'subscribers', 'pid', 'working_directory'],
  ],
  ['the details of a topic', topicDetails, ['type', 'description', 'message_description']],
  ['a profile', profile, ['user_name', 'title']],
  ['the details of a user', userDetails, ['phone', 'address', 'title', 'gender', 'linkedin_url']],
  ['an achievement', achievement, ['name', 'description', 'earned']],
  [
    'a challenge in somebody’s record',
    challengeStat,
    ['id', 'title', 'category', 'difficulty', 'status', 'completedAt'],
  ],
])('knows of %s what the specification does', (_, { entries }, fields) => {
  expect(Object.keys(entries)).toEqual(expect.arrayContaining(fields));
});

it('keeps to the words and numbers that both ends of the wire share', () => {
  expect(processEntry.entries.status.options).toEqual(['running', 'stopped', 'finished']);
  expect(challengeStat.entries.status.options).toEqual(['Completed', 'In Progress']);
  expect(GENDERS).toEqual(['male', 'female', 'other']);
  expect(PASSWORD_MIN_LENGTH).toBe(6);
  expect(DEFAULT_PACKAGE).toBe('gazebo_test_pkg');
});
