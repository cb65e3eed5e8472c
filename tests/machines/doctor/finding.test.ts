import { expect, it } from 'vitest';
import { type FindingKind, finding, topicOf } from '#machines/doctor/finding.ts';

it.each<FindingKind>(['topicMisspelt', 'topicUnheard'])('names the topic that %s speaks of', (kind) => {
  expect(topicOf(finding(kind, { name: '/cmd_ve', other: '/cmd_vel' }))).toBe('/cmd_ve');
});

it.each<FindingKind>([
  'otherType',
  'nobodyCommands',
  'notCommanded',
  'tooSeldom',
  'standsStill',
  'inDegrees',
  'tooFast',
  'twoCommand',
])('names the topic of the commands for %s, whatever else it speaks of', (kind) => {
  expect(topicOf(finding(kind, { name: '/driver' }))).toBe('/cmd_vel');
});

it.each<FindingKind>([
  'robotMissing',
  'simulationPaused',
  'timeStands',
  'batteryEmpty',
  'programEnded',
  'programFailed',
  'nothingRuns',
  'wall',
  'moves',
])('names none for %s, which no topic shows', (kind) => {
  expect(topicOf(finding(kind, { name: '/driver' }))).toBeUndefined();
});
