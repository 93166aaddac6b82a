import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Manifest, type Plugin, runnerImport } from 'vite';

const PATHS = fileURLToPath(new URL('../src/app/paths.ts', import.meta.url));
const LOADERS = fileURLToPath(new URL('../src/app/screens.ts', import.meta.url));
/** Around every screen that has no frame of its own. */
const PRODUCT = 'src/app/product.tsx';
const LOADER = /(\w+): async \(\) =>\s*\(await import\('([^']+)'\)\)/g;

/** Which file of the build holds each screen, by the screen's name. */
const sourceOfScreens = (): Map<string, string> =>
  new Map(
    [...readFileSync(LOADERS, 'utf8').matchAll(LOADER)].map(([, name = '', path = '']) => [
      name,
      new URL(path, 'file:///src/app/').pathname.slice(1),
    ]),
  );

const filesOf = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) filesOf(manifest, next, seen);
  return seen;
};

/**
 * Writes one page a screen, which names the screen's own files, so that a browser fetches them beside the shell and
 * not after it. `pages.json` says which page answers which path.
 */
export function screenPages(): Plugin {
  return {
    name: 'propguard:screen-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const manifestFile = bundle['.vite/manifest.json'];
        const index = bundle['index.html'];
        if (manifestFile?.type !== 'asset' || index?.type !== 'asset')
          throw new Error('The build has no index.');
        const manifest = JSON.parse(String(manifestFile.source)) as Manifest;
        const html = String(index.source);
        const { module } = await runnerImport<{
          SCREENS: Record<string, { path: string; ownFrame?: boolean }>;
        }>(PATHS);
        const sources = sourceOfScreens();
        const entry = filesOf(manifest, 'index.html');
        const pages = Object.entries(module.SCREENS).map(([name, { path, ownFrame }]) => {
          const source = sources.get(name) ?? '';
          if (!manifest[source]) throw new Error(`The screen ${name} has no file in the build.`);
          const all = filesOf(manifest, source);
          if (!ownFrame) filesOf(manifest, PRODUCT, all);
          const parts = [...all].filter((key) => !entry.has(key));
          const links = parts.flatMap((key) => [
            `<link rel="modulepreload" crossorigin href="/${manifest[key]?.file}">`,
            ...(manifest[key]?.css ?? []).map(
              (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
            ),
          ]);
          const page = `pages/${name}.html`;
          this.emitFile({
            type: 'asset',
            fileName: page,
            source: html.replace('</head>', `${links.join('')}</head>`),
          });
          return { path, page };
        });
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) });
      },
    },
  };
}
