/** Which transitions of machines are taken while a law is tried, and what becomes of the law without one of them. */
import { type AnyStateMachine, type AnyTransitionDefinition, type InspectionEvent, StateMachine } from 'xstate';
import { transitionsOf } from './transitionsOf.ts';

const names = new Map<AnyStateMachine, Map<AnyTransitionDefinition, string>>();
const systems = new WeakSet();
let watch: Set<string> | undefined;
let missing: string | undefined;
/** What lacks a transition may go round for ever. */
const MOST_STEPS = 10_000;
let steps = 0;
const removed: [AnyTransitionDefinition, AnyTransitionDefinition['guard']][] = [];

/** Every machine that runs passes here first; it binds this method when it is made, so this stands before any is. */
// oxlint-disable-next-line typescript/unbound-method -- it is called for its machine
const { getInitialSnapshot } = StateMachine.prototype;
StateMachine.prototype.getInitialSnapshot = function (this: AnyStateMachine, scope, input) {
  if (!names.has(this)) names.set(this, transitionsOf(this));
  if (watch !== undefined) {
    remove(this);
    if (!systems.has(scope.system)) scope.system.inspect(note);
    systems.add(scope.system);
  }
  return getInitialSnapshot.call(this, scope, input);
};

function note(event: InspectionEvent): void {
  if (event.type !== '@xstate.microstep' || watch === undefined) return;
  steps += 1;
  if (missing !== undefined && steps > MOST_STEPS) throw new Error(`Without “${missing}” this never comes to an end`);
  const { logic } = event.actorRef as unknown as { logic: AnyStateMachine };
  const { _transitions: transitions } = event;
  for (const transition of transitions) {
    const name = names.get(logic)?.get(transition);
    if (name !== undefined) watch.add(name);
  }
}

/** Takes out of a machine what is to be missing. */
function remove(machine: AnyStateMachine): void {
  if (missing === undefined) return;
  for (const [transition, name] of names.get(machine) ?? []) {
    if (name !== missing || removed.some(([one]) => one === transition)) continue;
    removed.push([transition, transition.guard]);
    transition.guard = () => false;
  }
}

/** From now on it is noted what is taken; this transition, if one is named, is never taken. */
export function watchTransitions(without?: string): void {
  watch = new Set();
  steps = 0;
  missing = without;
  for (const machine of names.keys()) remove(machine);
}

/** What was taken since then. Everything is as it was again. */
export function takenTransitions(): ReadonlySet<string> {
  const taken = watch ?? new Set();
  for (const [transition, guard] of removed.splice(0)) transition.guard = guard;
  watch = undefined;
  missing = undefined;
  return taken;
}
