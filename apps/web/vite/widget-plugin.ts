import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const source = (file: string): string => fileURLToPath(new URL(`../src/widget/${file}`, import.meta.url));
const weigh = (content: string): number => gzipSync(content, { level: 9 }).length;

/** One file without imports: what a site loads, and what its frame runs. */
const bundle = async (entry: string): Promise<{ code: string; css: string }> => {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    build: {
      write: false,
      minify: true,
      cssCodeSplit: false,
      reportCompressedSize: false,
      lib: {
        entry: source(entry),
        formats: ['iife'],
        name: 'propguard',
        fileName: 'widget',
        cssFileName: 'widget',
      },
    },
  });
  const files = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = files.find((file) => file.type === 'chunk')?.code ?? '';
  const css = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return { code, css: css?.type === 'asset' ? String(css.source) : '' };
};

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
        const [loader, frame] = [await bundle('loader.ts'), await bundle('frame/main.tsx')];
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
