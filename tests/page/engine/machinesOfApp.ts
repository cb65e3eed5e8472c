import { type AnyStateMachine, StateMachine } from 'xstate';
import { appMachine } from '#machines/app/appMachine.ts';
import '#machines/app/everyPage.ts';

/** Every machine of a visit by its id: the app, those that it starts, those that these start. */
export function machinesOfApp(machine: AnyStateMachine = appMachine): Map<string, AnyStateMachine> {
  const found = new Map([[machine.id, machine]]);
  for (const logic of Object.values(machine.implementations.actors as Record<string, unknown>))
    if (logic instanceof StateMachine) for (const [id, started] of machinesOfApp(logic)) found.set(id, started);
  return found;
}
