import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type InspectionEvent,
  createActor,
} from 'xstate';

const nothing = (): void => undefined;

/** Every transition of its machine that an event takes here, with those that follow by themselves or are raised on the way. Nothing is started for it. */
export function takenBy(snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyTransitionDefinition[] {
  const { machine } = snapshot;
  const taken: AnyTransitionDefinition[] = [];
  const self = createActor(machine, {
    inspect: (inspected: InspectionEvent) => {
      // oxlint-disable-next-line no-underscore-dangle -- what was taken is declared under this name
      if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions);
    },
  });
  machine.transition(snapshot, event, {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  });
  return taken;
}
