import { PathCard } from '../learn/PathCard.tsx';
import { PathCards } from '../learn/PathCards.tsx';
import { useTexts } from '../useTexts.ts';
import { builtInPaths } from './builtInPaths.ts';

/** The four ways through the course. */
export function FeaturedPaths() {
  const { learnTexts, pathTexts } = useTexts();
  return (
    <section className="border-t border-line" aria-labelledby="learning-paths">
      <div className="page-width py-14 md:py-20">
        <h2 id="learning-paths" className="text-3xl font-semibold tracking-tight">
          {learnTexts.title}
        </h2>
        <p className="mb-8 mt-3 max-w-44rem text-lg text-muted">{learnTexts.introduction}</p>
        <PathCards>
          {builtInPaths.map(({ id, image, challengeCount }) => (
            <PathCard
              key={id}
              id={id}
              title={pathTexts[id].title}
              description={pathTexts[id].description}
              challengeCount={challengeCount}
              image={image}
              heading="h3"
            />
          ))}
        </PathCards>
      </div>
    </section>
  );
}
