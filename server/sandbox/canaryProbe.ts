/**
 * What the canary runs as a learner's program: it tries what no learner may be able to do and prints what it found,
 * as one line of JSON. Its arguments are a path that must not be visible, a port of the host and one of a neighbour, and the
 * numbers of the system calls that must be refused: asked for nonsense, the kernel answers something else than EPERM where it looks at it.
 */
export const canaryProbe = `
import ctypes, errno, json, os, resource, socket, subprocess, sys

def reads(path):
    try:
        with open(path, 'rb') as file:
            file.read(1)
        return True
    except OSError:
        return False

def writes(path):
    try:
        with open(path, 'wb') as file:
            file.write(b'x')
        return True
    except OSError:
        return False

def connects(port):
    try:
        socket.create_connection(('127.0.0.1', port), 0.5).close()
        return True
    except OSError:
        return False

def refuses(number):
    answer = kernel.syscall(number, *[ctypes.c_long(-1)] * 6)
    return answer == -1 and ctypes.get_errno() == errno.EPERM

def opens(family):
    try:
        socket.socket(family, socket.SOCK_DGRAM).close()
        return True
    except OSError:
        return False

kernel = ctypes.CDLL(None, use_errno=True)
status = dict(line.split(':', 1) for line in open('/proc/self/status'))
secret, host, neighbour = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
print(json.dumps({
    'readsShadow': reads('/etc/shadow'),
    'seesHost': os.path.lexists(secret),
    'seesServer': os.path.lexists('/opt/servolab') or os.path.lexists('/run/servolab'),
    'reachesHost': connects(host),
    'reachesNeighbour': connects(neighbour),
    'writesSystem': writes('/usr/canary') or writes('/canary') or writes('/dev/canary'),
    'nestsNamespaces': subprocess.run(['unshare', '-Ur', 'true'], stderr=subprocess.DEVNULL).returncode == 0,
    'environment': sorted(os.environ),
    'descriptors': sorted(int(fd) for fd in os.listdir('/proc/self/fd') if os.path.lexists('/proc/self/fd/' + fd)),
    'processes': sum(name.isdigit() for name in os.listdir('/proc')),
    'capabilities': status['CapEff'].strip().strip('0'),
    'gainsPrivileges': status['NoNewPrivs'].strip() != '1',
    'isRoot': os.getuid() == 0,
    'interfaces': sorted(name for _, name in socket.if_nameindex()),
    'processLimit': resource.getrlimit(resource.RLIMIT_NPROC)[1],
    'fileLimit': resource.getrlimit(resource.RLIMIT_FSIZE)[1],
    'workspace': sorted(os.listdir('/ws')),
    'callsAnswered': [number for number in map(int, sys.argv[4].split(',')) if not refuses(number)],
    'familiesOpened': [family for family in (3, 17, 29, 30, 38, 40) if opens(family)],
}))
`;
