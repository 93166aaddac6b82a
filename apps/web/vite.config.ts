import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunk-groups.ts';
import { compressedAssets } from './vite/compressed-assets-plugin.ts';
import { contractRoutesAtBuildTime } from './vite/contract-plugin.ts';
import { directIcons } from './vite/direct-icons-plugin.ts';
import { noFileCircles } from './vite/file-circles-plugin.ts';
import { offlineCertificate } from './vite/offline-certificate-plugin.ts';
import { parsedMessages } from './vite/parsed-messages-plugin.ts';
import { screenPages } from './vite/screen-pages-plugin.ts';
import { widgetFiles } from './vite/widget-plugin.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    contractRoutesAtBuildTime(),
    parsedMessages(),
    directIcons(),
    screenPages(),
    widgetFiles(),
    offlineCertificate(),
    compressedAssets(),
    noFileCircles(),
  ],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: apiOrigin }, '/widget/': { target: apiOrigin } },
  },
  build: {
    // The CSP allows no data: scripts or fonts, so every asset is a file of its own.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
});
