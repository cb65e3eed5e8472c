/** A log that can be looked at, and what is known of it at once. */
import type { AnyActorRef } from 'xstate';
import type { LogPort } from '../ports/logPort.ts';
import { LogViewer } from './LogViewer.ts';
import { SeenWorld } from './SeenWorld.ts';
import { appPlayer } from './appPlayer.ts';
import { stateOf } from './changesOf.ts';
import type { Compared, Divergence } from './divergence.ts';
import { type Lanes, lanesOf } from './lanes.ts';
import { type Entry, type Log, type LogError, isHeadless, parseLog } from './logFormat.ts';
import { type LogRow, logRows, searchedTexts, recipients } from './logRows.ts';
import { stateWords } from './stateWords.ts';
import { type DivergentValues, divergentValues } from './divergentValues.ts';

/** What a comparison with today's machines has found. */
interface Findings {
  divergence: Divergence | undefined;
  compared: Readonly<Compared>;
  /** What log and machines make of what they part in. */
  values: DivergentValues | undefined;
}

/** One actor at one moment. */
export interface ActorState {
  path: string;
  state: string;
}

/** A log, compared with today's machines, with the product as it was at any of its steps. */
export class LoadedLog {
  readonly #log: Log;
  readonly #findings: Findings;
  readonly #world: SeenWorld;
  readonly #viewer: LogViewer;
  readonly #rows: readonly LogRow[];
  readonly #actors: readonly string[];
  readonly #lanes: Lanes;
  #texts: readonly string[] | undefined;

  constructor(log: Log, findings: Findings, world: SeenWorld) {
    this.#log = log;
    this.#findings = findings;
    this.#world = world;
    this.#viewer = new LogViewer(log.entries, undefined, world);
    this.#rows = logRows(log.entries);
    this.#actors = recipients(log.entries);
    this.#lanes = lanesOf(log.entries, findings.divergence?.step);
  }

  get log(): Log {
    return this.#log;
  }

  /** Where today's machines part from the log; undefined when they do not. */
  get divergence(): Divergence | undefined {
    return this.#findings.divergence;
  }

  /** What the log and today's machines make of what they part in. */
  get values(): DivergentValues | undefined {
    return this.#findings.values;
  }

  /** How many values were compared until the log's end or the divergence, and how. */
  get compared(): Readonly<Compared> {
    return this.#findings.compared;
  }

  get viewer(): LogViewer {
    return this.#viewer;
  }

  /** What was seen beside what machines know. */
  get world(): SeenWorld {
    return this.#world;
  }

  get rows(): readonly LogRow[] {
    return this.#rows;
  }

  /** Everybody who was told something, and whoever they are within. */
  get actors(): readonly string[] {
    return this.#actors;
  }

  get lanes(): Lanes {
    return this.#lanes;
  }

  /** What is searched of each entry: written down when somebody searches first. */
  get texts(): readonly string[] {
    this.#texts ??= searchedTexts(this.#log.entries);
    return this.#texts;
  }
}

/** Why a log cannot be looked at. */
export type LoadError = LogError | { kind: 'headless'; dropped: number };

export type LoadAnswer = { loaded: LoadedLog; error?: undefined } | { loaded?: undefined; error: LoadError };

/** So many steps are compared in one go. */
const STEPS_IN_A_GO = 400;

/** Throws once nobody waits any more, as the signal of a browser does. */
export interface StopSignal {
  throwIfAborted: () => void;
}

interface Around {
  /** Awaited now and then, so that the page stays awake. */
  breathe: () => Promise<void>;
  openRuns: LogPort['openRuns'];
  /** Nobody waits for it any more. */
  signal?: StopSignal;
}

/** Reads a log and compares it. Rejects soon after the signal, where there is one. */
export async function loadLog(text: string, { breathe: rest, openRuns, signal }: Around): Promise<LoadAnswer> {
  const breathe = async () => {
    await rest();
    signal?.throwIfAborted();
  };
  await breathe();
  const answer = parseLog(text);
  if (answer.outcome === 'refused') return { error: answer.error };
  const { log } = answer;
  if (isHeadless(log)) return { error: { kind: 'headless', dropped: log.header.dropped } };
  const whole = appPlayer(log);
  while (whole.divergence === undefined && whole.step()) if (whole.position % STEPS_IN_A_GO === 0) await breathe();
  const { divergence } = whole;
  const values = divergence && (await divergentValues(log, divergence, breathe));
  const findings = { divergence, compared: { ...whole.compared }, values };
  const loaded = new LoadedLog(log, findings, new SeenWorld(log, await openRuns()));
  await loaded.viewer.survey(breathe);
  return { loaded };
}

/** How often the program was edited up to a position: an editor that is shown then has to be another one. */
export function countEdits(entries: readonly Entry[], position: number): number {
  return entries.slice(0, position + 1).filter(({ event }) => event.type === 'code.edited').length;
}

/** Every actor and its state at the present position, in the order of their paths. */
export function actorStates({ viewer }: LoadedLog): readonly ActorState[] {
  return [...viewer.actors()].map(([path, actor]) => ({ path, state: stateNow(actor) })).toSorted(byPath);
}

const byPath = (one: ActorState, other: ActorState): number => (one.path < other.path ? -1 : 1);

const stateNow = (actor: AnyActorRef): string => stateWords(stateOf(actor.getSnapshot()));
