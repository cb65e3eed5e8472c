/** The time from one drawing to the next where the processor draws: 22 in a second. */
const SOFTWARE_FRAME_MS = 45;

/** What draws without a graphics card calls itself: Chromium's, Mesa's, Windows' and Apple's. */
const software = /swiftshader|llvmpipe|softpipe|basic render|software/i;

/**
 * The time from one drawing to the next, in milliseconds; 0 where each frame of the screen may have its own. A browser without a graphics card, as on
 * many school computers, draws with the processor that also runs everything else: it is asked for fewer drawings.
 */
export function frameMsOf(context: Pick<WebGL2RenderingContext, 'getExtension' | 'getParameter' | 'RENDERER'>): number {
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  return software.test(String(renderer)) ? SOFTWARE_FRAME_MS : 0;
}
