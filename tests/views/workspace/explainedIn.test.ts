/** Where hints lead: to headings that there are, and from each thing that the documentation explains. */
import { expect, it } from 'vitest';
import { AVAILABLE_COMMANDS } from '#contract/limits.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { projectRoot } from '#server/config/bundles.ts';
import { documentsOf } from '#src/texts/documentsOf.ts';
import { locales } from '#src/texts/locales.ts';
import { outlineOf } from '#src/views/documents/outlineOf.ts';
import { commandsIn, explainedAt, type Explained, explainedIn } from '#src/views/workspace/explainedIn.ts';

/** The headings of all guides by their addresses. */
async function headingsIn(locale: string): Promise<Map<string, string>> {
  const { guides } = await documentsOf(locale);
  return new Map(
    guides.flatMap(({ slug, text }) =>
      outlineOf(text).sections.map(({ id, title }) => [`/docs/${slug}#${id}`, title] as const),
    ),
  );
}

it.each(Object.entries(locales))('leads to headings that there are, by their titles: %s', async (locale, { whole }) => {
  const { explainedTexts } = await whole();
  const headings = await headingsIn(locale);
  const titles = Object.entries(explainedAt).map(([one, address]) => [one, headings.get(address)]);
  expect(Object.fromEntries(titles)).toEqual(explainedTexts);
  for (const command of AVAILABLE_COMMANDS) expect(headings.get(`/docs/ros-commands#${command}`)).toBe(command);
});

it.each<[text: string, ...Explained[]]>([
  ['Publish on `/cmd_vel`, and read `self.ranges[180]`.', 'driving', 'seeing'],
  ['```python\nyaw = 2 * math.atan2(q.z, q.w)\n```', 'odometry'],
  ['`/gripper/holding` and `/gripper`, on `/bumper`, after `/reset`', 'gripping', 'battery', 'reset'],
  ['`encoding` is `rgb8`', 'image'],
  ['`angular.z` and `Twist()` and `rospy.Rate(10)`', 'driving'],
  ['a scan of /cmd_vel and ranges, in words alone'],
  ['`/cmd_velocity`, `my_ranges`, `constructor`, `__proto__`'],
])('finds in %s what is explained', (text, ...found) => {
  expect(explainedIn(text)).toEqual(found);
});

it('finds commands by their names, and a parameter by how a program reads it', () => {
  expect(commandsIn('`rosservice call /door true`, then `rosparam get /errand`')).toEqual(['rosparam', 'rosservice']);
  expect(commandsIn('`rospy.get_param("/errand/x")`')).toEqual(['rosparam']);
  expect(commandsIn('rostopic, in words')).toEqual([]);
});

const leadsOf = (hint: string) => [explainedIn(hint), commandsIn(hint)];

it.each(readCourse(projectRoot).challenges)(
  'leads to the same places from a hint of $folder in each language',
  ({ hints, translations }) => {
    for (const translation of Object.values(translations))
      expect(translation.hints.map(leadsOf)).toEqual(hints.map(leadsOf));
  },
);
