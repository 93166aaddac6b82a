import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import { buildApart } from './build-apart.ts';

const source = (file: string): string =>
  fileURLToPath(new URL(`../src/features/certificates/offline/${file}`, import.meta.url));

/** Inside of a script element, nothing may end it. */
const inScript = (code: string): string =>
  code.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');

/**
 * The page that a certificate is handed over in: script and styles stand in it, and the server puts the bundle there. It
 * asks nobody for anything, so it still verifies when we are gone.
 */
export const offlineCertificate = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'propguard:offline-certificate',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      async handler() {
        const folder = join(config.root, config.build.outDir, 'offline');
        const { code, css } = await buildApart(source('main.ts'));
        const page = readFileSync(source('page.html'), 'utf8')
          .split('<!--STYLE-->')
          .join(`<style>${css}</style>`)
          .split('<!--SCRIPT-->')
          .join(`<script>${inScript(code)}</script>`);
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'certificate.html'), page);
      },
    },
  };
};
