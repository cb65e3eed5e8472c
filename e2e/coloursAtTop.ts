import type { Locator } from 'playwright/test';

/** How many colours there are in the upper 20 pixels of it, right of its middle, where nothing else is written. */
export async function coloursAtTop(seen: Locator): Promise<number> {
  const { x, y, width } = (await seen.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  // Of a part alone another picture is made.
  const picture = await seen.page().screenshot();
  return seen.page().evaluate(
    async ({ bytes, left, top, wide }) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const paper = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      paper?.drawImage(bitmap, 0, 0);
      const pixels = paper?.getImageData(left, top, wide, 20).data.buffer;
      return new Set(new Uint32Array(pixels ?? new ArrayBuffer(0))).size;
    },
    { bytes: [...picture], left: x + width / 2, top: y + 2, wide: width / 2 - 4 },
  );
}
