/** What is counted is named as one where it is one, in both languages. */
import { expect, it } from 'vitest';
import { adviceTexts } from '#src/texts/en/adviceTexts.ts';
import { fileTexts } from '#src/texts/en/fileTexts.ts';
import { topicTexts } from '#src/texts/en/rosTexts.ts';
import { versionTexts } from '#src/texts/en/versionTexts.ts';
import { adviceTexts as spanishAdviceTexts } from '#src/texts/es/adviceTexts.ts';
import { topicTexts as spanishTopicTexts } from '#src/texts/es/rosTexts.ts';

const facts = { name: 'on_scan', near: '', kind: '1', other: '2' };

it.each([
  [fileTexts.size(1), '1 character'],
  [fileTexts.size(0), '0 characters'],
  [versionTexts.size(1), '1 character'],
  [versionTexts.size(2000), '2,000 characters'],
  [topicTexts.items(1, 1), '1 value'],
  [topicTexts.items(400, 921_600), '921,600 values, the first 400 below'],
  [topicTexts.hidden(1), '1 more field: '],
  [topicTexts.hidden(2), '2 more fields: '],
  [adviceTexts.argumentSpare(facts), 'on_scan takes 1 argument and gets 2.'],
  [
    adviceTexts.tooFewUnpacked({ ...facts, kind: '2', other: '1' }),
    '2 names to its left and only 1 value to its right.',
  ],
  [adviceTexts.tooManyUnpacked(facts), '1 name to its left and more values to its right.'],
  [spanishTopicTexts.items(1, 1), '1 valor'],
  [spanishTopicTexts.hidden(1), '1 campo más: '],
  [spanishAdviceTexts.argumentSpare(facts), 'on_scan acepta 1 argumento y recibe 2.'],
  [
    spanishAdviceTexts.tooFewUnpacked({ ...facts, kind: '2', other: '1' }),
    '2 nombres a la izquierda y solo 1 valor a la derecha.',
  ],
])('says %j', (said, expected) => {
  expect(said).toContain(expected);
});
