import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig } from 'vite';

/** The SPA: `vite build` writes it to `dist/spa`, where the server finds it. `scripts/dev.js` serves it with hot reload. */
export default defineConfig({
  plugins: [unocss(), react()],
  build: {
    outDir: 'dist/spa',
    target: 'baseline-widely-available',
    // A file of its own is cached for ever and needs no `data:` in the content security policy.
    assetsInlineLimit: 0,
    sourcemap: true,
    reportCompressedSize: false,
  },
});
