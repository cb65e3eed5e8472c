import { isFull } from '../../isFull.ts';
import { edgeKinds } from './edgeKinds.ts';
import { type Walk, edgeWalks } from './edgeWalks.ts';
import { explore } from './explore.ts';
import type { Model } from './Model.ts';
import type { View } from './View.ts';

/** A document is slow: this many steps are walked along every edge, and no more; before a release more of them. */
const affordable = isFull ? 150 : 40;

/**
 * The walks of a model for its view. Where every edge would take too long, an edge stands for all that take the same transition
 * to the same states, once where the learner can cause it in the view and once where not.
 */
export function viewWalks(model: Model, view: View): Walk[] {
  const isPossible: Model['isPossible'] = (snapshot, event) =>
    (model.isPossible?.(snapshot, event) ?? true) && (view.isPossible?.(snapshot, event) ?? true);
  const places = explore({ ...model, isPossible });
  const all = edgeWalks(places);
  if (all.flat().length <= affordable) return all;
  return edgeWalks(
    places,
    edgeKinds(places, (snapshot, event) => view.deeds[event.type]?.isPossible(snapshot, event) ?? 'elsewhere'),
  );
}
