import type { UserDetails } from '#contract/entities.ts';
import { WAIVABLE_FIELDS, type WaivableField } from '#contract/limits.ts';
import type { User } from '#machines/ports/authPort.ts';
import type { DetailsError, ProfilePort } from '#machines/ports/profilePort.ts';
import { gate } from './gate.ts';

const isComplete = (details: UserDetails | undefined, requiredFields: readonly WaivableField[]): boolean =>
  details !== undefined && details.title !== null && requiredFields.every((field) => details[field] !== null);

export const complete: UserDetails = {
  phone: '+1 202 555 0101',
  address: null,
  title: 'Engineer',
  gender: 'other',
  linkedin_url: null,
};

/** Profiles kept in memory; a learner is verified once the title is stored with what the site asks for. */
export function fakeProfiles(
  stored: Record<string, UserDetails> = {},
  requiredFields: readonly WaivableField[] = WAIVABLE_FIELDS,
) {
  const answers = gate();
  const asked: string[] = [];
  const saved: User[] = [];
  const watchers = new Set<(userId: string) => void>();
  let fault: string | undefined;
  let error: DetailsError | null = null;
  async function meetFault() {
    await answers.pass();
    if (fault !== undefined) throw new Error(fault);
  }
  const port: ProfilePort = {
    async isVerified(userId) {
      asked.push(userId);
      await meetFault();
      return isComplete(stored[userId], requiredFields);
    },
    async loadDetails(userId) {
      await meetFault();
      return { details: stored[userId] ?? null, requiredFields };
    },
    async checkDetails() {
      await meetFault();
      return error;
    },
    async saveDetails(userId, details) {
      await meetFault();
      if (error === null) stored[userId] = details;
      return error;
    },
    watchDetails(userId, changed) {
      const notify = (whose: string) => whose === userId && changed();
      watchers.add(notify);
      return () => void watchers.delete(notify);
    },
    async loadProfile(userId) {
      await meetFault();
      const user = saved.findLast(({ id }) => id === userId);
      const details = stored[userId];
      return user || details ? { user_name: user?.name ?? null, title: details?.title ?? null } : null;
    },
    async saveProfile(user) {
      await meetFault();
      saved.push(user);
    },
  };
  return {
    ...port,
    stored,
    /** What accounts said about their learners, oldest first. */
    saved,
    asked,
    watchers,
    /** What another tab stores. */
    saveElsewhere(userId: string, details: UserDetails) {
      stored[userId] = details;
      queueMicrotask(() => watchers.forEach((notify) => notify(userId)));
    },
    gate: answers,
    /** From now on details are refused for this; null: they are stored again. */
    refuse: (because: DetailsError | null) => void (error = because),
    break: (message: string) => void (fault = message),
    heal: () => void (fault = undefined),
  };
}
