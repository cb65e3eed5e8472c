/** The learners' folders that this server holds: taken when a learner comes, given up when another server asks. */
import { setTimeout as after } from 'node:timers/promises';
import type { WorkspaceFiles } from '../files/workspaceFiles.ts';
import type { Arrival, Placement } from '../http/Neighbours.ts';
import { Holding } from './Holding.ts';
import { type Claim, LearnerFolder } from './LearnerFolder.ts';
import { movingError } from './movingError.ts';

/** How often is looked whether a folder was taken away, or could not be given up. */
const LOOK_EVERY_MS = 1000;
/** So long a server tries to get a folder that another one has. */
const TAKE_WITHIN_MS = 8000;
const TRY_AGAIN_MS = 100;

export interface HoldingsSettings {
  /** On the volume that all servers share; it must exist. */
  root: string;
  /** The name of this run of this server. */
  run: string;
  /** Whether a server of this run is there, or cannot be known to be lost. */
  isThere: (run: string) => boolean;
  /** Asks it to give a learner's folder up; resolves when it has, or has not. */
  ask: (run: string, learnerId: string) => Promise<void>;
  filesIn: (tree: string) => WorkspaceFiles;
  /** Ends what runs in the workspace of a learner and tells whoever looks at it. */
  leave: (learnerId: string) => Promise<void>;
  log: (text: string) => void;
}

export class Holdings {
  readonly #settings: HoldingsSettings;
  readonly #held = new Map<string, Promise<Holding>>();
  readonly #leaving = new Map<string, Promise<void>>();
  readonly #watch: NodeJS.Timeout;
  #isClosed = false;

  constructor(settings: HoldingsSettings) {
    this.#settings = settings;
    this.#watch = setInterval(() => void this.#look(), LOOK_EVERY_MS).unref();
  }

  /** Holds the learner's folder from now on. Rejects with WorkspaceUnavailableError while another server has it. */
  async hold(learnerId: string): Promise<Holding> {
    const holding = await (this.#held.get(learnerId) ?? this.#begin(learnerId));
    if (holding.isLeaving) throw movingError();
    return holding;
  }

  /** What is held of the learner, undefined when nothing is. */
  async of(learnerId: string): Promise<Holding | undefined> {
    return this.#held.get(learnerId)?.catch(() => undefined);
  }

  /** How the learner's folder came here. Rejects with WorkspaceUnavailableError where it is on its way elsewhere, or there already. */
  async placementOf(learnerId: string): Promise<Placement> {
    const holding = await this.of(learnerId);
    if (holding === undefined || holding.isLeaving) throw movingError();
    return holding.placement;
  }

  /** Ends what is under way with the learner's folder, and leaves it to whoever wants it. Where that rejects it is tried again until it is done. */
  async giveUp(learnerId: string): Promise<void> {
    const leaving = this.#leaving.get(learnerId) ?? this.#leave(learnerId);
    this.#leaving.set(learnerId, leaving);
    await leaving.finally(() => this.#leaving.delete(learnerId));
  }

  /** All of them; takes nothing any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watch);
    await Promise.all([...this.#held.keys()].map((learnerId) => this.giveUp(learnerId)));
  }

  async #leave(learnerId: string): Promise<void> {
    const holding = await this.of(learnerId);
    if (holding === undefined) return this.#abandon(learnerId);
    const settled = holding.settle();
    await this.#settings.leave(learnerId);
    await settled;
    await holding.free();
    this.#held.delete(learnerId);
  }

  /** What this server has taken, and could then not open: nobody here holds it, and no other server would get it. */
  async #abandon(learnerId: string): Promise<void> {
    const { root, run, log } = this.#settings;
    const folder = new LearnerFolder(root, learnerId, log);
    const claim = await folder.claim();
    if (claim?.holder === run && !this.#held.has(learnerId)) await folder.abandon(claim);
  }

  #begin(learnerId: string): Promise<Holding> {
    if (this.#isClosed) return Promise.reject(movingError());
    const taken = this.#take(learnerId);
    this.#held.set(learnerId, taken);
    taken.catch(() => this.#held.delete(learnerId));
    return taken;
  }

  async #take(learnerId: string): Promise<Holding> {
    const { root, run, ask, isThere, log } = this.#settings;
    const folder = new LearnerFolder(root, learnerId, log);
    const until = performance.now() + TAKE_WITHIN_MS;
    while (performance.now() < until) {
      const claim = await folder.claim();
      if (claim !== undefined) {
        const mine = await this.#wanted(folder, claim);
        if (mine !== undefined) return this.#holding(folder, mine, arrivalOf(folder, claim));
        if (claim.holder !== run && isThere(claim.holder)) await ask(claim.holder, learnerId);
      }
      await after(TRY_AGAIN_MS);
    }
    throw movingError();
  }

  /** The claim of this server, where nobody is to be asked. */
  async #wanted(folder: LearnerFolder, claim: Claim): Promise<Claim | undefined> {
    const { run, isThere } = this.#settings;
    if (!folder.isFree(claim) && isThere(claim.holder)) return undefined;
    return folder.pass(claim, run);
  }

  async #holding(folder: LearnerFolder, claim: Claim, arrival: Arrival): Promise<Holding> {
    const tree = await (arrival === 'lost' ? folder.freshTree(claim) : folder.tree(claim));
    return new Holding({ folder, claim, tree, arrival, files: this.#settings.filesIn(tree) });
  }

  async #look(): Promise<void> {
    for (const learnerId of this.#held.keys()) {
      const holding = await this.of(learnerId);
      if (holding === undefined || this.#leaving.has(learnerId)) continue;
      // What could not be given up serves nobody here: it is tried again.
      if (!holding.isLeaving) {
        // A volume that does not answer says nothing about who holds it.
        if (await holding.isOwned().catch(() => true)) continue;
        this.#settings.log(`The workspace of ${learnerId} was taken over by another server.`);
      }
      await this.giveUp(learnerId).catch((error: unknown) => this.#settings.log(String(error)));
    }
  }
}

function arrivalOf(folder: LearnerFolder, claim: Claim): Arrival {
  if (!folder.isFree(claim)) return 'lost';
  return claim.number === 0 ? 'made' : 'handed';
}
