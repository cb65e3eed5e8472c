import type { UserDetails } from '#contract/entities.ts';
import type { WaivableField } from '#contract/limits.ts';
import type { ProfilePort } from '#machines/ports/profilePort.ts';
import { RefusedError } from '#machines/ports/reason.ts';
import { detailsError } from './detailsError.ts';
import { openOnce } from './openOnce.ts';
import { plainLine } from './plainLine.ts';
import type { ProcedureCalls } from './procedureCalls.ts';
import type { ReadPhone } from './readPhone.ts';

const CHANNEL = 'servolab-details';

/** The numbering plans of all countries, fetched with the first number that is to be checked. */
const phoneNumbers = openOnce(async () => {
  try {
    return (await import('./readPhone.ts')).readPhone;
  } catch {
    throw new RefusedError({ code: 'service_unreachable', facts: {} });
  }
});

const phoneIn = async ({ phone }: UserDetails): Promise<ReadPhone | null> =>
  phone === null ? null : (await phoneNumbers())(phone);

/** What the database knows about a learner. The tabs of a browser tell each other whose details they have stored. */
export function supabaseProfiles(
  calls: ProcedureCalls,
  requiredFields: readonly WaivableField[],
  tabs = new BroadcastChannel(CHANNEL),
): ProfilePort {
  return {
    async isVerified(userId) {
      const rows = await calls.read('user_ssp_isverified', { auth_id: userId });
      return rows.length > 0;
    },

    async loadDetails(userId) {
      const [details] = await calls.read('get_user_details', { auth_id: userId });
      return { details: details ?? null, requiredFields };
    },

    async checkDetails(details) {
      return detailsError(details, await phoneIn(details));
    },

    async saveDetails(userId, details) {
      const { title, gender, address, linkedin_url } = details;
      if (title === null) throw new Error('Title is required');
      const read = await phoneIn(details);
      const error = detailsError(details, read);
      if (error !== null) return error;
      const phone = read !== null && 'number' in read ? read.number : null;
      await calls.write('upsert_user_details', { auth_id: userId, phone, title, gender, address, linkedin_url });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window has one, that of a channel none
      tabs.postMessage(userId);
      return null;
    },

    watchDetails(userId, stored) {
      const receive = ({ data }: MessageEvent) => {
        if (data === userId) stored();
      };
      tabs.addEventListener('message', receive);
      return () => tabs.removeEventListener('message', receive);
    },

    async loadProfile(userId) {
      const [profile] = await calls.read('user_ssp_profile', { auth_id: userId });
      return profile ?? null;
    },

    async saveProfile({ id, email, name, provider }) {
      const userName = name === null ? null : plainLine(name);
      await calls.write('user_upsert_profile', { auth_id: id, email, user_name: userName, login_method: provider });
    },
  };
}
