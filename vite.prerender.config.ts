import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from './scripts/icons.js';

/** What writes the home page ahead: `scripts/spa.js` builds it into `dist/prerender`, which needs no packages beside it. */
export default defineConfig({
  plugins: [icons(), react()],
  ssr: { noExternal: true },
  publicDir: false,
  define: { 'import.meta.env.VITE_INSPECT': '""' },
  build: {
    ssr: 'src/prerender.tsx',
    target: 'node20',
    reportCompressedSize: false,
  },
});
