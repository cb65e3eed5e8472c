import { expect, it } from 'vitest';
import { frameMsOf } from '#src/views/workspace/robot/scene/frameMs.ts';

const MASKED = 0x1f01;
const UNMASKED = 0x9246;

/** What a browser says of the part that draws: only to who asks by name, or to everybody. */
const contextOf = (renderer: string, isMasked: boolean) => ({
  RENDERER: MASKED,
  getExtension: () => (isMasked ? { UNMASKED_RENDERER_WEBGL: UNMASKED } : null),
  getParameter: (name: number) => (name === (isMasked ? UNMASKED : MASKED) ? renderer : 'WebKit WebGL'),
});

it.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)', true],
  ['llvmpipe (LLVM 15.0.6, 256 bits)', true],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)', true],
  ['Apple Software Renderer', true],
  ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)', false],
  ['Adreno (TM) 630', false],
])('asks %s for fewer drawings: %s', (renderer, isFewer) => {
  for (const isMasked of [true, false]) {
    expect(frameMsOf(contextOf(renderer, isMasked) as never) > 33).toBe(isFewer);
  }
});
