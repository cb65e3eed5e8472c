import type { WaivableField } from '#contract/limits.ts';
import type { ProfilePort } from '#machines/ports/profilePort.ts';
import type { ProcedureCalls } from './procedureCalls.ts';

const CHANNEL = 'servolab-details';

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

    async saveDetails(userId, { phone, title, gender, address, linkedin_url }) {
      if (title === null) throw new Error('Title is required');
      await calls.write('upsert_user_details', { auth_id: userId, phone, title, gender, address, linkedin_url });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window has one, that of a channel none
      tabs.postMessage(userId);
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
      await calls.write('user_upsert_profile', { auth_id: id, email, user_name: name, login_method: provider });
    },
  };
}
