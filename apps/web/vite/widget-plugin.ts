import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';
import { buildApart } from './build-apart.ts';

const source = (file: string): string => fileURLToPath(new URL(`../src/widget/${file}`, import.meta.url));
const weigh = (content: string): number => gzipSync(content, { level: 9 }).length;

const hashOf = (content: string): string => {
  let hash = 5381;
  for (let at = 0; at < content.length; at++) hash = (Math.imul(hash, 33) ^ content.charCodeAt(at)) >>> 0;
  return hash.toString(36);
};

/**
 * The widget is built apart: the script that other sites load, and the page in its frame, which carries nothing of the
 * product but the one chat. What they weigh is written down beside them.
 */
export const widgetFiles = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'propguard:widget',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    // Before the copies are compressed.
    writeBundle: {
      order: 'post',
      async handler() {
        const out = join(config.root, config.build.outDir);
        const assets = join(out, config.build.assetsDir);
        const [loader, frame] = [
          await buildApart(source('loader.ts')),
          await buildApart(source('frame/main.tsx')),
        ];
        mkdirSync(join(out, 'widget'), { recursive: true });
        const keep = (name: string, ending: string, content: string): string => {
          const file = `${name}-${hashOf(content)}.${ending}`;
          if (!readdirSync(assets).includes(file)) writeFileSync(join(assets, file), content);
          return `/${config.build.assetsDir}/${file}`;
        };
        const page = readFileSync(source('frame/frame.html'), 'utf8')
          .replace('__STYLE__', keep('widget-frame', 'css', frame.css))
          .replace('__SCRIPT__', keep('widget-frame', 'js', frame.code));
        writeFileSync(join(out, 'widget/loader.js'), loader.code);
        writeFileSync(join(out, 'widget/frame.html'), page);
        const sizes = {
          loader: weigh(loader.code),
          frame: weigh(page) + weigh(frame.code) + weigh(frame.css),
        };
        writeFileSync(join(out, 'widget/sizes.json'), JSON.stringify(sizes));
      },
    },
  };
};
