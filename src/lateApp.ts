/** The app before its machines are here: what a visitor of the home page sees of it, who has no need of them yet. */
import type { AppActor } from '#machines/app/appSelectors.ts';
import type { Theme } from '#machines/widgets/themeMachine.ts';

interface FirstSight {
  path: string;
  theme: Theme;
  /** The language of the words that are shown. */
  locale: string;
  available: readonly string[];
}

type Said = (app: AppActor) => void;

/** The parts of the app that the frame speaks to. */
type Part = 'theme' | 'locale' | 'report';

/**
 * An actor that views can show in the place of the app. It never changes; whatever is said to it, and to its parts, is told
 * to the app in the same order when that arrives, and at once from then on.
 */
export function lateApp({ path, theme, locale, available }: FirstSight) {
  const said: Said[] = [];
  let arrived: AppActor | undefined;
  const say = (tell: Said) => {
    if (arrived === undefined) said.push(tell);
    else tell(arrived);
  };

  const children = {
    theme: part('theme', { matches: (state: Theme) => state === theme }),
    locale: part('locale', { context: { available, spoken: locale, wanted: locale }, matches: () => false }),
    report: part('report', { context: { isWhole: true }, matches: () => false }),
  };
  const app = {
    ...still({ context: { path, user: null, authStatus: 'unknown' }, children, hasTag: () => false }),
    send: (event: AppEvent) => say((present) => present.send(event)),
  };

  function part(name: Part, snapshot: object) {
    return {
      ...still(snapshot),
      send: (event: never) => say((present) => present.getSnapshot().children[name]?.send(event)),
    };
  }

  return {
    // It has what views ask of an actor: what there is to see of it, and who hears what they say.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    actor: app as unknown as AppActor,
    /** The app is here. */
    arrive(present: AppActor): void {
      arrived = present;
      for (const tell of said.splice(0)) tell(present);
    },
  };
}

type AppEvent = Parameters<AppActor['send']>[0];

/** What never changes has nothing to tell. */
const still = (snapshot: object) => ({
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => undefined }),
});
