import { Socket } from 'node:net';
import type { OpenedGraph, SandboxGraph } from '../../middleware/SandboxGraph.ts';
import type { TopicRates, TopicSight } from '#contract/topic.ts';
import { type AgentCommand, type AgentEvent, agentCommand } from '../agentMessages.ts';
import { lowMemoryNode, quickNode } from '../nodeCommands.ts';
import { readMessages } from '../readMessages.ts';
import { baseEnvironment } from './baseEnvironment.ts';
import { countRates } from './countRates.ts';
import { type LearnerProgram, startProgram } from './learnerProgram.ts';
import { listProcesses } from './listProcesses.ts';
import { TopicReaders } from './TopicReaders.ts';
import { RobotProxy } from './RobotProxy.ts';
import { sightDescriptors } from '../sightDescriptors.ts';
import { writeSystemFiles } from './writeSystemFiles.ts';

/**
 * The server's hand inside a learner's sandbox. It speaks over the socket pair it inherited as its input and output,
 * starts what it is told to, and ends with the server: without the agent the sandbox ends too.
 */
export async function runAgent(graph: SandboxGraph): Promise<void> {
  // process.stdout would write synchronously, and one slow moment of the server would stop everything here.
  const input = new Socket({ fd: 0, readable: true, writable: false });
  const output = new Socket({ fd: 1, readable: false, writable: true });
  writeSystemFiles();
  const agent = new Agent(graph, output);
  readMessages(
    input,
    agentCommand,
    (command) => agent.obey(command),
    (problem) => {
      process.stderr.write(`${problem}\n`);
      process.exit(1);
    },
  );
  input.on('close', () => process.exit(0));
  output.on('error', () => process.exit(0));
  agent.send({ type: 'awake' });
  if (process.argv.includes('--graph')) await agent.openGraph();
}

class Agent {
  readonly #graph: SandboxGraph;
  readonly #environment: Record<string, string>;
  readonly #output: Socket;
  readonly #programs = new Map<string, LearnerProgram>();
  readonly #robot = new RobotProxy(
    (report) => this.send({ type: 'trialReported', report }),
    (text) => this.send({ type: 'noted', text }),
  );
  readonly #readers: TopicReaders;
  #counting: Promise<TopicRates> | undefined;
  #opened: OpenedGraph | undefined;
  #isFull = false;

  constructor(graph: SandboxGraph, output: Socket) {
    this.#graph = graph;
    this.#environment = { ...baseEnvironment(), ...graph.environment() };
    this.#readers = new TopicReaders(graph, this.#environment, (name, sight) => this.#tellTopic(name, sight));
    this.#output = output;
    output.on('drain', () => this.#hold(false));
  }

  send(event: AgentEvent): void {
    if (!this.#output.write(`${JSON.stringify(event)}\n`) && !this.#isFull) this.#hold(true);
  }

  async openGraph(): Promise<void> {
    this.#opened = await this.#graph.open({
      environment: this.#environment,
      node: process.argv.includes('--quick') ? quickNode : lowMemoryNode,
      robotDescriptors: [sightDescriptors.agent],
      robotStarted: (input, output) => this.#robot.attach(input, output),
      note: (text) => this.send({ type: 'noted', text }),
      changed: (part, state) => this.send({ type: 'graphChanged', part, state }),
    });
    this.send({ type: 'graphOpened' });
    // What the start took would be kept for a long time: an idle agent makes little that asks for room.
    globalThis.gc?.();
  }

  obey(command: AgentCommand): void {
    switch (command.type) {
      case 'start':
        return this.#start(command);
      case 'write':
        return this.#programs.get(command.id)?.write(command.text);
      case 'stop':
        return this.#programs.get(command.id)?.stop(command.graceMs);
      case 'listTopics':
        return this.#answer(command.request, this.#graph.topics());
      case 'countRates':
        return this.#answer(command.request, this.#rates());
      case 'watchTopic':
        return this.#answer(command.request, this.#readers.watch(command.name));
      case 'unwatchTopic':
        return this.#readers.unwatch(command.name);
      case 'openWorld':
        return this.#robot.openWorld(command.world, command.floor);
      case 'watchRobot':
        return this.#robot.watch(command.isWatched);
      case 'resetRobot':
        return this.#robot.reset();
      case 'pauseRobot':
        return this.#robot.pause(command.isPaused);
      case 'steerRobot':
        return this.#robot.steer(command.order);
      case 'reportRobot':
        return this.#answer(command.request, this.#robot.report());
      case 'openTrial':
        return this.#robot.openTrial(command.trial);
      case 'endTrial':
        return this.#robot.endTrial();
      case 'renewGraph':
        return this.#answer(command.request, this.#renew());
      case 'listProcesses':
        return this.#answer(command.request, Promise.resolve(listProcesses()));
      default:
        command satisfies never;
    }
  }

  async #renew(): Promise<void> {
    if (this.#opened === undefined) throw new Error('There is no graph yet.');
    await this.#opened.renew();
  }

  /** One counting serves all who ask meanwhile. */
  #rates(): Promise<TopicRates> {
    this.#counting ??= countRates(this.#graph, this.#environment).finally(() => (this.#counting = undefined));
    return this.#counting;
  }

  /** While the way to the server is full there is a newer one as soon as it is not. */
  #tellTopic(name: string, sight: TopicSight): void {
    if (!this.#isFull) this.send({ type: 'topicSeen', name, sight });
  }

  #start(command: Extract<AgentCommand, { type: 'start' }>): void {
    const program = startProgram(command, this.#environment, (event) => {
      if (event.type === 'ended') this.#programs.delete(event.id);
      this.send(event);
    });
    this.#programs.set(command.id, program);
    if (this.#isFull) program.hold(true);
  }

  #answer(request: number, value: Promise<unknown>): void {
    value.then(
      (settled) => this.send({ type: 'answered', request, value: settled ?? null }),
      (error: unknown) => this.send({ type: 'unanswered', request, error: String(error) }),
    );
  }

  /** While the way to the server is full no program's output is read. */
  #hold(isFull: boolean): void {
    this.#isFull = isFull;
    for (const program of this.#programs.values()) program.hold(isFull);
  }
}
