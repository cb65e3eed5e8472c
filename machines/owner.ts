import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** Whom a machine reports to: the actor that started it, known only by the reports it takes. */
export type Owner<Report extends EventObject> = ActorRef<Snapshot<unknown>, Report>;
