import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What writes the home page ahead: `scripts/spa.js` builds it into `dist/prerender`, which needs no packages beside it. */
export default defineConfig({
  plugins: [react()],
  ssr: { noExternal: true },
  publicDir: false,
  define: { 'import.meta.env.VITE_INSPECT': '""' },
  build: {
    ssr: 'src/prerender.tsx',
    target: 'node20',
    reportCompressedSize: false,
  },
});
