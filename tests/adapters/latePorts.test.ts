import { expect, it } from 'vitest';
import { portable } from '#machines/recording/portable.ts';
import { latePorts } from '#src/adapters/latePorts.ts';

interface Ports {
  files: { load: (name: string) => string };
  robot: { read: () => number; subscribe: () => void };
}

it('hands every question on to the adapter, once that is here', () => {
  const late = latePorts<Ports>(['files', 'robot']);
  const { files } = late.ports;
  late.arrive({ files: { load: (name) => `text of ${name}` }, robot: { read: () => 7, subscribe: () => undefined } });
  expect(files.load('main.py')).toBe('text of main.py');
});

it('answers nothing before', () => {
  const { files } = latePorts<Ports>(['files']).ports;
  expect(() => files.load('main.py')).toThrow(TypeError);
});

it('answers with the same functions every time, as those who subscribe want it', () => {
  const late = latePorts<Ports>(['files', 'robot']);
  late.arrive({ files: { load: (name) => name }, robot: { read: () => 7, subscribe: () => undefined } });
  expect(late.ports.robot.subscribe).toBe(late.ports.robot.subscribe);
});

it('is known for a port by a log, before and after', () => {
  const late = latePorts<Ports>(['files', 'robot']);
  const written = () => JSON.stringify({ ports: late.ports }, portableReplacer);
  const before = written();
  late.arrive({ files: { load: (name) => name }, robot: { read: () => 7, subscribe: () => undefined } });
  expect([before, written()]).toEqual(['{"ports":{}}', '{"ports":{}}']);
});

function portableReplacer(this: Record<string, unknown>, key: string, value: unknown) {
  return portable(this, key, value);
}
