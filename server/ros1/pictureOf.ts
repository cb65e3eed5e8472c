import type { TopicPicture } from '#contract/topic.ts';
import { limits } from '#contract/limits.ts';
import { pngOf } from '../robot/camera/pngOf.ts';

/** Where red, green and blue of a pixel lie, and how many bytes it has. */
const LAYOUTS: Readonly<Record<string, { red: number; green: number; blue: number; bytes: number }>> = {
  rgb8: { red: 0, green: 1, blue: 2, bytes: 3 },
  bgr8: { red: 2, green: 1, blue: 0, bytes: 3 },
  rgba8: { red: 0, green: 1, blue: 2, bytes: 4 },
  bgra8: { red: 2, green: 1, blue: 0, bytes: 4 },
  mono8: { red: 0, green: 0, blue: 0, bytes: 1 },
};

/** A larger one is shown in every second, third … pixel of every such row. */
const MOST_COLUMNS = 320;
const MOST_ROWS = 240;

/** The picture in a sensor_msgs/Image; undefined for what is none, is told in a way that is not known here, or would be too large. */
export function pictureOf(type: string, message: unknown): TopicPicture | undefined {
  if (type !== 'sensor_msgs/Image' || typeof message !== 'object' || message === null) return undefined;
  const [width = 0, height = 0, step = 0] = ['width', 'height', 'step'].map((name) =>
    Number(Reflect.get(message, name)),
  );
  const [layout, data] = [LAYOUTS[String(Reflect.get(message, 'encoding'))], Reflect.get(message, 'data')];
  if (layout === undefined || !(data instanceof Uint8Array) || !(width > 0) || !(height > 0)) return undefined;
  // What a program says of its picture need not be true.
  if (step < width * layout.bytes || data.length < step * height) return undefined;
  const every = Math.max(1, Math.ceil(width / MOST_COLUMNS), Math.ceil(height / MOST_ROWS));
  const [columns, rows] = [Math.floor(width / every), Math.floor(height / every)];
  if (columns === 0 || rows === 0) return undefined;
  const pixels = new Uint8Array(columns * rows * 3);
  let at = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const from = row * every * step + column * every * layout.bytes;
      pixels[at++] = data[from + layout.red] ?? 0;
      pixels[at++] = data[from + layout.green] ?? 0;
      pixels[at++] = data[from + layout.blue] ?? 0;
    }
  const png = Buffer.from(pngOf(pixels, columns, rows)).toString('base64');
  return png.length > limits.topicPictureLength ? undefined : { width, height, png };
}
