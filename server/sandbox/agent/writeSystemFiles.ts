import { writeFileSync } from 'node:fs';

/** The few files of /etc that programs look names up in. The host's own are not shown to learners. */
export function writeSystemFiles(): void {
  writeFileSync('/etc/passwd', 'learner:x:1000:1000:Learner:/ws:/bin/bash\n');
  writeFileSync('/etc/group', 'learner:x:1000:\n');
  writeFileSync('/etc/hosts', '127.0.0.1 localhost robot\n');
  writeFileSync('/etc/nsswitch.conf', 'passwd: files\ngroup: files\nhosts: files\n');
}
