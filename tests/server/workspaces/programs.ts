/** A learner's program that tells what it was started with, as one line of JSON. */
export const probe = `#!/usr/bin/env python3
import json, os, sys
print(json.dumps({
    'argv': sys.argv[1:],
    'environment': dict(os.environ),
    'descriptors': sorted(int(fd) for fd in os.listdir('/proc/self/fd') if os.path.lexists('/proc/self/fd/' + fd)),
    'folder': os.getcwd(),
    'root': sorted(os.listdir('/')),
    'processes': sum(name.isdigit() for name in os.listdir('/proc')),
}))
`;

/** Ignores every request to end and hides sleepers in sessions of their own, one with a cleared environment; its argument marks them. */
export const evil = `#!/usr/bin/env python3
import os, signal, sys, time
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP): signal.signal(number, signal.SIG_IGN)
sleeper = ['python3', '-c', 'import time; time.sleep(600)', sys.argv[1]]
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0: os.execve('/usr/bin/python3', sleeper, {})
    os._exit(0)
if os.fork() == 0:
    os.setsid()
    os.execv('/usr/bin/python3', sleeper)
os.wait()
print('ready')
time.sleep(600)
`;
