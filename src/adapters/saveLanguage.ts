/** The account knows which language its reader chose: e-mails are written in it, also when this browser is far. */
import type { LazySupabase } from './supabaseClient.ts';

/** The language of whoever reads this page. */
export interface ReaderLanguage {
  /** The one that is shown. */
  shown: () => string;
  /** The one that was chosen in this browser; null where nobody chose. */
  chosen: () => string | null;
  /** Tells that somebody chose, until it is told to stop. */
  whenChosen: (listener: () => void) => () => void;
}

/** Writes the choice into the account of this session, unless it is there. What fails is tried with the next session. */
export async function saveLanguage(supabase: LazySupabase, language: ReaderLanguage): Promise<void> {
  const locale = language.chosen();
  if (locale === null) return;
  try {
    const { auth } = await supabase();
    const { data } = await auth.getSession();
    if (data.session === null || data.session.user.user_metadata['locale'] === locale) return;
    await auth.updateUser({ data: { locale } });
  } catch {
    // Nobody waits for it, and the service may be away: then an e-mail is in the language of before.
  }
}
