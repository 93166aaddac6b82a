import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedAssets } from './vite/compressed-assets-plugin.ts';
import { contractRoutesAtBuildTime } from './vite/contract-plugin.ts';

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
  },
});
