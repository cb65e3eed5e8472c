import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Advice, adviceOn } from '#machines/advice/adviceOn.ts';
import { en } from '#src/texts/en/en.ts';
import { es } from '#src/texts/es/es.ts';

/** What Python 3.11, rospy and the commands of ROS printed about programs with one fault each; a file is named after the fault. */
const corpus = join(import.meta.dirname, 'corpus');

const printed = readdirSync(corpus).map((file) => ({
  file,
  fault: file.split('.')[0] ?? '',
  lines: readFileSync(join(corpus, file), 'utf8').split('\n'),
}));

const advicesOn = (lines: readonly string[]): Advice[] =>
  lines.map((line) => adviceOn(line)).filter((advice) => advice !== undefined);

const sentenceOf = ({ fault, facts }: Advice): string => en.adviceTexts[fault](facts);

it.each(printed)('recognises what was printed in $file, and nothing else in it', ({ fault, lines }) => {
  const faults = advicesOn(lines).map((advice) => advice.fault);
  expect(new Set(faults.filter((one) => !(fault === 'programNotExecutable' && one === 'programMissing')))).toEqual(
    new Set([fault]),
  );
});

it('was tried on every fault that it has a sentence for', () => {
  const tried = new Set(printed.map(({ fault }) => fault));
  expect(Object.keys(en.adviceTexts).filter((fault) => !tried.has(fault))).toEqual([]);
  expect(tried.size).toBeGreaterThanOrEqual(50);
});

it('says it in sentences, with every fact that it names', () => {
  const sentences = printed.flatMap(({ lines }) => advicesOn(lines).map(sentenceOf));
  expect(sentences.filter((text) => !/[.?:]$/.test(text))).toEqual([]);
  expect(sentences.filter((text) => /undefined| {2}|“”|''/.test(text))).toEqual([]);
});

it.each([
  ["NameError: name 'distanz' is not defined", 'Check how it is spelt.'],
  ["NameError: name 'comand' is not defined. Did you mean: 'command'?", 'Did you mean command?'],
  ["ModuleNotFoundError: No module named 'rospi'", 'Did you mean rospy?'],
  ["ModuleNotFoundError: No module named 'geometry_msg'", 'Did you mean geometry_msgs?'],
  ["ImportError: cannot import name 'Twst' from 'geometry_msgs.msg' (/usr/lib/x.py)", 'Did you mean Twist?'],
  ["AttributeError: 'LaserScan' object has no attribute 'range'", 'Did you mean ranges?'],
  ["TypeError: Publisher.__init__() got an unexpected keyword argument 'queue_sise'", 'Did you mean queue_size?'],
])('names what may have been meant: %s', (line, expected) => {
  const advice = adviceOn(line);
  expect(advice && sentenceOf(advice)).toContain(expected);
});

const locales = [
  { locale: 'en', texts: en },
  { locale: 'es', texts: es },
];

it.each(locales)(
  'names only fields that move the robot where a number stands for a vector, in $locale',
  ({ texts }) => {
    const lines = printed.filter(({ fault }) => fault === 'fieldOfNumber').flatMap((one) => one.lines);
    const named = advicesOn(lines).map(({ fault, facts }) =>
      texts.adviceTexts[fault](facts).match(/command\.\w+\.\w/g),
    );
    const moving = ['command.linear.x', 'command.angular.z'];
    expect(named).toEqual([moving, moving]);
  },
);

// Python says the same of `def on_scan(scan)` and of `def on_scan(self)`.
it.each(locales)('tells a method that lacks self, or the message, to take both, in $locale', ({ texts }) => {
  const lines = printed.filter(({ fault }) => fault === 'selfMissing').flatMap((one) => one.lines);
  const shown = advicesOn(lines).map(({ fault, facts }) => texts.adviceTexts[fault](facts).match(/def .+\)/)?.[0]);
  expect(shown).toEqual(['def on_scan(self, scan)', 'def on_scan(self, scan)']);
});

it.each(locales)(
  'tells who publishes a number as a text to write str(…), and speaks of float(…) only where a number belongs, in $locale',
  ({ texts }) => {
    const fields = [
      'must be of type bytes or an ascii string',
      'must be float type',
      'must be an integer type',
      'must be unsigned integer type',
      'must be a list or tuple type. Only uint8[] can be a string',
      'is not a bool',
      'exceeds specified width [uint8]',
    ];
    const said = fields
      .flatMap((wrong) => advicesOn([`rospy.exceptions.ROSSerializationException: field data ${wrong}`]))
      .map(
        ({ fault, facts }) =>
          texts.adviceTexts[fault](facts).match(/str\(…\)|float\(…\)|int\(…\)|\[…\]|True|uint8/)?.[0],
      );
    expect(said).toEqual(['str(…)', 'float(…)', 'int(…)', 'int(…)', '[…]', 'True', 'uint8']);
  },
);

it.each(locales)(
  'tells who calculates with bits how a power is written, and two questions are joined, in $locale',
  ({ texts }) => {
    const said = ["^: 'float' and 'int'", "^=: 'int' and 'float'", "&: 'int' and 'float'", "|: 'float' and 'bool'"]
      .flatMap((signs) => advicesOn([`TypeError: unsupported operand type(s) for ${signs}`]))
      .map(({ fault, facts }) => texts.adviceTexts[fault](facts).match(/\*\*|“and”|“or”/)?.[0]);
    expect(said).toEqual(['**', '**', '“and”', '“or”']);
  },
);

// Python says the same of a pixel outside of a picture and of a heap with nothing in it.
it.each(locales)(
  'speaks of the picture and of the heap where Python says no more than “index out of range”, in $locale',
  ({ texts }) => {
    const [said] = advicesOn(['IndexError: index out of range']).map(({ fault, facts }) =>
      texts.adviceTexts[fault](facts),
    );
    expect(said).toMatch(/picture|imagen/);
    expect(said).toMatch(/heap|montículo/);
  },
);

// Today's Errand teaches why: with a value to fall back on, a name that is spelt wrongly is never noticed.
it.each(locales)('sends who misses a parameter to the list of their names, in $locale', ({ texts }) => {
  const [said] = advicesOn(["KeyError: '/errand/z'"]).map(({ fault, facts }) => texts.adviceTexts[fault](facts));
  expect(said).toContain('/errand/z');
  expect(said).toContain('rosparam list');
  expect(said).not.toContain('get_param');
});

it('speaks of a time only where one of the two is a time', () => {
  const kinds = ['Time', 'Duration', 'int', 'float'];
  const pairs = kinds.flatMap((one) => kinds.map((other) => `'${one}' and '${other}'`));
  const ofTimes = pairs.filter((pair) =>
    [
      `TypeError: unsupported operand type(s) for -: ${pair}`,
      `TypeError: '<' not supported between instances of ${pair}`,
    ].every((line) => adviceOn(line)?.fault === 'timeAndNumber'),
  );
  expect(ofTimes).toEqual(pairs.filter((pair) => /Time|Duration/.test(pair)));
});

it('says nothing of lines that tell of no fault', () => {
  const calm = [
    'Traceback (most recent call last):',
    '  File "/ws/src/a.py", line 3, in <module>',
    '[INFO] [1764000000.000000]: 360 rays, nearest: 1.20 m',
    'My own Error: slow',
    '',
  ];
  expect(calm.map((line) => adviceOn(line))).toEqual(calm.map(() => undefined));
});

it('looks at no more than the beginning of a line that never ends', () => {
  for (const { lines } of printed)
    for (const line of lines.filter((text) => adviceOn(text) !== undefined)) {
      const began = process.cpuUsage();
      adviceOn(line + 'a'.repeat(1_000_000));
      adviceOn(`Error${line.repeat(20)}`);
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 1000).toBeLessThan(200);
    }
});
