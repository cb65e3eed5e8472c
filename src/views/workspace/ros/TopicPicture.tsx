import type { TopicPicture as Picture } from '#contract/topic.ts';
import { useTexts } from '../../useTexts.ts';

/** The picture in the latest message, as large as there is room for; whoever hears the page is told its size, not its pixels. */
export function TopicPicture({ topic, picture }: { topic: string; picture: Picture }) {
  const { topicTexts } = useTexts();
  const { width, height, png } = picture;
  return (
    <figure className="grid gap-1">
      <img
        src={`data:image/png;base64,${png}`}
        alt={topicTexts.picture(topic, width, height)}
        width={width}
        height={height}
        className="h-auto w-full max-w-120 border border-line rounded bg-console [image-rendering:pixelated]"
      />
      <figcaption className="text-muted">{topicTexts.pictureSize(width, height)}</figcaption>
    </figure>
  );
}
