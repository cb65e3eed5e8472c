import * as v from 'valibot';
import { type AskMaster, askMaster } from './askMaster.ts';

const registrations = v.array(v.tuple([v.string(), v.array(v.string())]));
const systemState = v.tuple([registrations, registrations, v.unknown()]);

export type Nodes = ReadonlyMap<string, readonly string[]>;

/**
 * Which nodes publish and subscribe to each topic. The answer comes from what nodes have registered: one that was killed could not sign
 * off and stays in it until another of its name comes.
 */
export async function nodesByTopic(ask: AskMaster = askMaster): Promise<Record<'publishers' | 'subscribers', Nodes>> {
  const [publishers, subscribers] = v.parse(systemState, await ask('getSystemState'));
  return { publishers: new Map(publishers), subscribers: new Map(subscribers) };
}
