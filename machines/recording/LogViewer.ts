/** The product as it was at any step of a log, to be looked at: nothing is compared here. */
import type { AnyActorRef } from 'xstate';
import { contextOf, stateOf } from './changesOf.ts';
import type { Keyframe } from './keyframe.ts';
import { type Entry, startStateIn } from './logFormat.ts';
import { type PartChange, partsThatDiffer } from './partsThatDiffer.ts';
import { type IsolatedTree, type SentEvent, isolatedTree } from './isolatedTree.ts';
import { withoutRedaction } from './redaction.ts';
import type { SeenWorld } from './SeenWorld.ts';
import { stateWords } from './stateWords.ts';
import type { TakenTransition } from './takenTransitions.ts';
import { currentApp } from './currentApp.ts';

type Root = ReturnType<typeof currentApp>;

/** What one actor told another within a step, or was told from outside (`from` is null then). */
export interface StepMessage {
  from: string | null;
  to: string;
  type: string;
}

/** What an actor became in a step; null where it was not there before, or is not any more. */
export interface ActorChange {
  path: string;
  state: { before: string | null; after: string | null };
  parts: readonly PartChange[];
}

/** What happened in a step, in the replay. */
export interface SeenStep {
  messages: readonly StepMessage[];
  changes: readonly ActorChange[];
  /** The transitions that actors took, in their order. */
  taken: readonly TakenTransition[];
}

interface Known {
  state: string;
  context: Readonly<Record<string, unknown>>;
}

/** So many entries lie between two moments that are kept: as many are played again at most. */
const KEPT_EVERY = 100;

/** Plays the entries of a log to the step that is asked for, and tells what happened in it. */
export class LogViewer {
  readonly #entries: readonly Entry[];
  readonly #tree: IsolatedTree<Root>;
  readonly #world: SeenWorld | undefined;
  readonly #every: number;
  /** The moments that are kept, the first of them the start, each so many entries behind the one before. */
  readonly #moments: Keyframe[] = [];
  readonly #beginning: SeenStep;
  #position = 0;
  #returns = 0;
  #watching: { messages: StepMessage[]; taken: TakenTransition[] } | undefined;
  #seen: SeenStep;

  /** `world` is what was seen beside; it goes to each step as well. */
  constructor(entries: readonly Entry[], every = KEPT_EVERY, world?: SeenWorld) {
    this.#entries = entries;
    this.#every = every;
    this.#world = world;
    const observer = {
      received: (to: string, type: string, from: string | null) => this.#watching?.messages.push({ from, to, type }),
      took: (transitions: readonly TakenTransition[]) => this.#watching?.taken.push(...transitions),
    };
    this.#tree = isolatedTree<Root>(currentApp, observer, { start: startStateIn(entries), ports: world?.ports });
    this.#beginning = this.#watched(() => this.#tell({ kind: 'i', to: 'app', event: { type: 'xstate.init' } }));
    this.#seen = this.#beginning;
    this.#moments.push(this.#tree.keep());
  }

  /** The root of the replayed tree. What views say to it, or to any actor under it, is ignored. */
  get actor(): Root {
    return this.#tree.root;
  }

  /** The entry that was played last; 0 is the start. */
  get position(): number {
    return this.#position;
  }

  get last(): number {
    return this.#entries.length - 1;
  }

  /** How often it went back: views of the tree have to be drawn anew then. */
  get returns(): number {
    return this.#returns;
  }

  /** What happened in the step that was played last. */
  get seen(): SeenStep {
    return this.#seen;
  }

  /** Every actor that has not ended, by its path. */
  actors(): ReadonlyMap<string, AnyActorRef> {
    return this.#tree.actors();
  }

  /** The actor at a path, ended or not. */
  actorAt(path: string): AnyActorRef | undefined {
    return this.#tree.at(path);
  }

  /** Goes to a step that the log has. */
  seek(position: number): void {
    if (position === this.#position) return;
    if (position < this.#position) this.#returns += 1;
    const nearest = Math.min(this.#moments.length - 1, Math.floor(Math.max(0, position - 1) / this.#every));
    const from = nearest * this.#every;
    if (position < this.#position || from > this.#position) this.#putBack(nearest);
    while (this.#position < position - 1) this.#play();
    if (this.#position < position) this.#seen = this.#watched(() => this.#play());
    this.#world?.show(this.#position, this.#tree.root);
  }

  /** Plays the whole log once, so that every jump is a short one from then on. `breathe` is awaited now and then. */
  async survey(breathe: () => Promise<void>): Promise<void> {
    while (this.#position < this.last) {
      this.#play();
      if (this.#position % this.#every === 0) await breathe();
    }
    this.seek(0);
  }

  #putBack(moment: number): void {
    const kept = this.#moments[moment];
    if (kept === undefined) return;
    const putBack = () => this.#tree.putBack(kept);
    if (this.#world === undefined) putBack();
    else this.#world.quietly(putBack);
    this.#position = moment * this.#every;
    this.#seen = this.#beginning;
  }

  #play(): void {
    const entry = this.#entries[this.#position + 1];
    if (entry === undefined) return;
    this.#position += 1;
    this.#tell(entry);
    if (this.#position === this.#moments.length * this.#every) this.#moments.push(this.#tree.keep());
  }

  #tell(said: SentEvent): void {
    const tell = () => void this.#tree.tell(said);
    if (this.#world === undefined) tell();
    else this.#world.play(this.#position, tell);
  }

  /** What happens in the tree while something is done. */
  #watched(work: () => void): SeenStep {
    const watching = { messages: [], taken: [] };
    const before = this.#known();
    this.#watching = watching;
    work();
    this.#watching = undefined;
    return { ...watching, changes: changesBetween(before, this.#known()) };
  }

  #known(): ReadonlyMap<string, Known> {
    return new Map([...this.#tree.actors()].map(([path, actor]) => [path, knownTo(actor)]));
  }
}

function knownTo(actor: AnyActorRef): Known {
  const snapshot = actor.getSnapshot();
  return { state: stateWords(stateOf(snapshot)), context: contextOf(snapshot) };
}

function changesBetween(before: ReadonlyMap<string, Known>, after: ReadonlyMap<string, Known>): ActorChange[] {
  const changes: ActorChange[] = [];
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(path), after.get(path)];
    const state = { before: one?.state ?? null, after: other?.state ?? null };
    const parts = other === undefined ? [] : contextParts(one?.context ?? {}, other.context);
    if (state.before !== state.after || parts.length > 0) changes.push({ path, state, parts });
  }
  return changes;
}

/** Only what is another object than before is written down: most of what is known stays. */
function contextParts(before: Known['context'], after: Known['context']): readonly PartChange[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => !Object.is(before[key], after[key]));
  return partsThatDiffer(written(before, changed), written(after, changed));
}

const written = (context: Known['context'], keys: readonly string[]): unknown =>
  JSON.parse(withoutRedaction.redact(Object.fromEntries(keys.map((key) => [key, context[key]]))).json);
