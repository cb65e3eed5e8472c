/**
 * What a workspace asks of the middleware that its robot speaks: the server's side of it. A middleware also brings the programs of the
 * sandbox, an agent that keeps a `SandboxGraph` and a robot that is a `RobotNode` (`server/robot`). Nothing else of the server knows which middleware it is.
 */
export interface Middleware {
  /** The programs that a learner may start, by name. */
  readonly commands: readonly string[];
  /** What its programs have to see of `/etc`. */
  readonly systemFolders: readonly string[];
  /** The names of the variables that its programs find in their environment beside those of every program. */
  readonly variables: RegExp;
  /** How packages are built, all of them for none; of the sources only this file is checked, or all for null. */
  build(packages: readonly string[], file: string | null): BuildProgram;
  /** The file of the workspace that a command runs by its name, `/ws/…`; undefined when it runs none. */
  fileRunBy(command: string, args: readonly string[]): string | undefined;
  /** The folders of a workspace that builds fill, and nothing else does. */
  readonly builtFolders: readonly string[];
  /** The fields of a message, one a line, those of the messages inside it below and indented. */
  describeMessage: (type: string) => string;
}

export interface BuildProgram {
  argv: readonly string[];
  environment: Readonly<Record<string, string>>;
}
