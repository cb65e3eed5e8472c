import type { FastifyInstance } from 'fastify';
import { serveOperation } from '../http/serveOperation.ts';
import type { Inspections } from './Inspections.ts';

/** Tells a page whether an operator allows its machines to be watched, and of nobody else's. */
export function inspectionRoute(api: FastifyInstance, inspections: Inspections): void {
  serveOperation(api, 'getInspection', { budget: 'read' }, ({ learner }) => ({ allowed: inspections.allows(learner) }));
}
