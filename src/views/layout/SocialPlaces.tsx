import GithubIcon from '~icons/lucide/github';
import LinkedinIcon from '~icons/lucide/linkedin';
import YoutubeIcon from '~icons/lucide/youtube';
import { useFirstTexts } from '../useTexts.ts';

const places = [
  { place: 'github', Sign: GithubIcon },
  { place: 'linkedin', Sign: LinkedinIcon },
  { place: 'youtube', Sign: YoutubeIcon },
] as const;

/** Where the site is going to be found elsewhere; until it is, these are links that cannot be followed, and say so. */
export function SocialPlaces() {
  const { socialTexts } = useFirstTexts();
  return (
    <div className="flex items-center gap-4 text-faint">
      <p id="social-places" className="text-sm">
        {socialTexts.comingSoon}
      </p>
      <ul aria-labelledby="social-places" className="flex gap-4">
        {places.map(({ place, Sign }) => {
          const name = socialTexts.notYet(socialTexts.names[place]);
          return (
            <li key={place} className="flex">
              <span role="link" aria-disabled="true" aria-label={name} title={name} className="flex cursor-not-allowed">
                <Sign className="text-lg" />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
