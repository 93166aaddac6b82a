import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|html|json)$/;
/** Below this a compressed copy saves no packet. */
const SMALLEST_BYTES = 1400;

/** Writes a brotli and a gzip copy beside each asset, so that the server never compresses them again. */
export const compressedAssets = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'compressed-assets',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: () => {
      const folder = join(config.root, config.build.outDir, config.build.assetsDir);
      for (const name of readdirSync(folder).filter((file) => COMPRESSIBLE.test(file))) {
        const content = readFileSync(join(folder, name));
        if (content.length < SMALLEST_BYTES) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
};
