import { expect, it } from 'vitest';
import { cpuHierarchy } from '#server/sandbox/groups/cpuHierarchy.ts';

const disk = '20 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw';
const second = '30 20 0:26 / /sys/fs/cgroup rw,nosuid shared:4 - cgroup2 cgroup2 rw,nsdelegate';

it('finds the group of version 2', () => {
  expect(cpuHierarchy([disk, second].join('\n'), '0::/system.slice/servolab.service\n')).toEqual({
    version: 2,
    folder: '/sys/fs/cgroup/system.slice/servolab.service',
  });
});

it('takes version 1 where the controller is mounted there, with whichever others', () => {
  const mounts = [
    disk,
    '31 20 0:27 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory',
    '32 20 0:28 / /sys/fs/cgroup/cpu,cpuacct rw - cgroup cgroup rw,cpu,cpuacct',
    '33 20 0:29 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw',
  ];
  const groups = '5:memory:/elsewhere\n4:cpu,cpuacct:/site\n0::/other\n';
  expect(cpuHierarchy(mounts.join('\n'), groups)).toEqual({
    version: 1,
    folder: '/sys/fs/cgroup/cpu,cpuacct/site',
  });
});

it('knows that a container sees its own part of the tree alone', () => {
  const part = '40 39 0:28 /docker/abc /sys/fs/cgroup/cpu ro - cgroup cgroup rw,cpu';
  expect(cpuHierarchy(part, '4:cpu:/docker/abc')).toEqual({ version: 1, folder: '/sys/fs/cgroup/cpu' });
  expect(cpuHierarchy(part, '4:cpu:/docker/abc/inner')).toEqual({ version: 1, folder: '/sys/fs/cgroup/cpu/inner' });
  expect(cpuHierarchy(part, '4:cpu:/docker/abcd')).toBeNull();
});

it.each([
  [disk, '0::/'],
  [second, '4:cpu:/'],
  ['', ''],
])('finds none in %j and %j', (mounts, groups) => {
  expect(cpuHierarchy(mounts, groups)).toBeNull();
});
