import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedAssets } from './vite/compressed-assets-plugin.ts';
import { contractRoutesAtBuildTime } from './vite/contract-plugin.ts';

/**
 * What the first load needs anyway stands in few files: many small ones compress worse, and each is one more name in
 * the list of every chunk. Only what both the landing page and the product begin with belongs here.
 */
const FIRST_LOAD = [
  {
    name: 'frame',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/,
    priority: 2,
  },
  {
    name: 'kit',
    test: /node_modules[\\/](clsx|class-variance-authority)[\\/]|src[\\/]ui[\\/](icon|icon-button|button|button-look|link-button|text-link|spinner|badge|sample-badge|brand-mark|skip-link|theme-toggle|visually-hidden|floating-look)\.tsx?$/,
    priority: 1,
  },
];

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), contractRoutesAtBuildTime(), compressedAssets()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: apiOrigin } },
  },
  build: {
    // The CSP allows no data: scripts or fonts, so every asset is a file of its own.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups: FIRST_LOAD } } },
  },
});
