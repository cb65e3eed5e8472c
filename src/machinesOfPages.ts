/** The machines of each page that has an actor. They are fetched, and so is this list of where they lie. */
import { type PageActors, bringPageActors } from '#machines/app/appActors.ts';
import type { ShowingState } from '#machines/site/pages.ts';

/** A page without an actor has a view alone. */
export type Fetched = Exclude<ShowingState, 'plain'>;

const account = async () => (await import('#machines/session/accountMachine.ts')).accountMachine;
const api = async () => (await import('#machines/pages/apiMachine.ts')).apiMachine;
const board = async () => (await import('#machines/pages/boardMachine.ts')).boardMachine;
const challengeList = async () => (await import('#machines/pages/challengeListMachine.ts')).challengeListMachine;
const departure = async () => (await import('#machines/app/departureMachine.ts')).departureMachine;
const learn = async () => (await import('#machines/pages/learnMachine.ts')).learnMachine;
const messageForm = async () => (await import('#machines/pages/messageFormMachine.ts')).messageFormMachine;
const operator = async () => (await import('#machines/pages/operatorMachine.ts')).operatorMachine;
const profile = async () => (await import('#machines/pages/profileMachine.ts')).profileMachine;
const progress = async () => (await import('#machines/pages/progressMachine.ts')).progressMachine;
const workspace = async () => (await import('#machines/workspace/workspaceMachine.ts')).workspaceMachine;

const machinesOf: Readonly<Record<Fetched, () => Promise<Partial<PageActors>>>> = {
  account: async () => ({ account: await account() }),
  api: async () => ({ api: await api() }),
  community: async () => ({ board: await board() }),
  async course() {
    const [list, record] = await Promise.all([challengeList(), progress()]);
    return { challengeList: list, progress: record };
  },
  learn: async () => ({ learn: await learn() }),
  message: async () => ({ messageForm: await messageForm() }),
  operator: async () => ({ operator: await operator() }),
  async profile() {
    const [learner, record] = await Promise.all([profile(), progress()]);
    return { profile: learner, progress: record };
  },
  async workspace() {
    const [room, door] = await Promise.all([workspace(), departure()]);
    return { workspace: room, departure: door };
  },
};

/** Fetches the machines of a page, and gives them to the app. */
export async function bringMachines(state: Fetched): Promise<void> {
  bringPageActors(await machinesOf[state]());
}
