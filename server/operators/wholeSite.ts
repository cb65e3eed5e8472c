import * as v from 'valibot';
import { type LearnerSight, type SiteSight, operatorApi, siteSight } from '#contract/operatorApi.ts';
import type { Neighbours } from '../http/Neighbours.ts';
import { inOrderOfArrival } from './lookAtSite.ts';
import type { Site } from './ownSite.ts';

const question = v.variant('ask', [
  v.object({ ask: v.literal('look') }),
  v.object({ ask: v.literal('stop'), ...operatorApi.stopProgram.body.entries }),
  v.object({ ask: v.literal('close'), ...operatorApi.closeWorkspace.body.entries }),
  v.object({ ask: v.literal('inspect'), ...operatorApi.permitInspection.body.entries }),
]);
type Question = v.InferOutput<typeof question>;

const questionJson = v.pipe(v.string(), v.parseJson(), question);
const sightJson = v.pipe(v.string(), v.parseJson(), siteSight);

/** The site with what all other servers of it hold; nobody knows without asking where a learner's programs run. */
export function wholeSite(own: Site, neighbours: Neighbours | null): Site {
  if (neighbours === null) return own;
  neighbours.answerOthers(async (text) => JSON.stringify(await answerOf(own, v.parse(questionJson, text))));
  const ask = async (what: Question) => neighbours.askOthers(JSON.stringify(what));
  const everywhere = async (here: Promise<boolean>, what: Question) => {
    const [isDone, { answers }] = await Promise.all([here, ask(what)]);
    return isDone || answers.includes('true');
  };

  return {
    async look() {
      const [mine, others] = await Promise.all([own.look(), ask({ ask: 'look' })]);
      const sights = others.answers.flatMap((text) => {
        const parsed = v.safeParse(sightJson, text);
        return parsed.success ? [parsed.output] : [];
      });
      return together(mine, sights, others.asked);
    },
    stopProgram: async (learner, program) =>
      everywhere(own.stopProgram(learner, program), { ask: 'stop', learner_id: learner, process_id: program }),
    closeWorkspace: async (learner) => everywhere(own.closeWorkspace(learner), { ask: 'close', learner_id: learner }),
    permitInspection: async (learner, isAllowed) =>
      everywhere(own.permitInspection(learner, isAllowed), { ask: 'inspect', learner_id: learner, allowed: isAllowed }),
  };
}

async function answerOf(own: Site, what: Question): Promise<SiteSight | boolean> {
  if (what.ask === 'look') return own.look();
  if (what.ask === 'stop') return own.stopProgram(what.learner_id, what.process_id);
  if (what.ask === 'inspect') return own.permitInspection(what.learner_id, what.allowed);
  return own.closeWorkspace(what.learner_id);
}

/** All servers keep what learners have on the same disk. */
function together(mine: SiteSight, others: readonly SiteSight[], asked: number): SiteSight {
  const learners = new Map<string, LearnerSight>();
  for (const learner of [mine, ...others].flatMap((sight) => sight.learners)) {
    const known = learners.get(learner.learner_id);
    // Who has just moved may be seen twice: where something runs, there they are.
    if (known === undefined || known.load === null) learners.set(learner.learner_id, learner);
  }
  return {
    ...mine,
    learners: inOrderOfArrival(learners.values()),
    servers: { all: 1 + asked, answered: 1 + others.length },
  };
}
