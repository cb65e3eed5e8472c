"""Checks that Python programs can be compiled, and points at the first fault in each one that cannot.

The environment variable SERVOLAB_CHECK names the files (absolute paths, separated as in PATH; none when it is empty).
Without it every program of this package is checked. Faults go to stderr, in Python's own words; the exit code is 1 when there is any.
"""
import os
import sys
import traceback

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def chosen_files():
    chosen = os.environ.get("SERVOLAB_CHECK")
    if chosen is not None:
        return [path for path in chosen.split(os.pathsep) if path]
    scripts = os.path.join(PACKAGE, "scripts")
    if not os.path.isdir(scripts):
        return []
    return [os.path.join(scripts, name) for name in sorted(os.listdir(scripts)) if name.endswith(".py")]


def fault_in(path):
    """What is wrong with a file, in lines as Python prints them; nothing when it compiles."""
    try:
        with open(path, "rb") as source:
            compile(source.read(), path, "exec", dont_inherit=True)
    except SyntaxError as error:
        return traceback.format_exception_only(type(error), error)
    except (OSError, ValueError, RecursionError, MemoryError) as error:
        # ValueError: a NUL byte. The last two: nested too deeply for the compiler.
        return ['  File "{}", line 1\n'.format(path), "{}: {}\n".format(type(error).__name__, error)]
    return []


def main():
    faults = [line for path in chosen_files() for line in fault_in(path)]
    sys.stderr.writelines(faults)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
