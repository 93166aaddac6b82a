import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { firstFrameClass } from '../src/app/first-frame-class.ts';

const source = (file: string): string => fileURLToPath(new URL(`../src/${file}`, import.meta.url));
const ROUTE_TABLE = source('routes/route-table.ts');
const LOADERS = source('app/screen-loaders.ts');
/** Around every screen that has no frame of its own. */
const PRODUCT = source('app/product.tsx');
/** Where calls of the API are looked up, and those of the screens, which it fetches when one is made. */
const ROUTES = source('lib/contract-routes.ts');
const SCREEN_ROUTES = source('lib/screen-routes.ts');
const LOADER = /(\w+): async \(\) =>\s*\(await import\('([^']+)'\)\)/g;

/** The source of each screen, by the screen's name. */
const sourceOfScreens = (): Map<string, string> =>
  new Map(
    [...readFileSync(LOADERS, 'utf8').matchAll(LOADER)].map(([, name = '', path = '']) => [
      name,
      resolve(dirname(LOADERS), path),
    ]),
  );

/** Finds the files that must be there before a source can run. */
const fileFinder = (bundle: Rolldown.OutputBundle) => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const gather = (file: string, found: Set<string>): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of byFile.get(file)?.imports ?? []) gather(next, found);
  };
  const holderOf = (source: string): string => {
    const holder = chunks.find(({ moduleIds }) => moduleIds.includes(source));
    if (!holder) throw new Error(`The build has no ${source}.`);
    return holder.fileName;
  };
  return {
    entry: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
    holderOf,
    filesOf: (source: string, found = new Set<string>()): Set<string> => {
      gather(holderOf(source), found);
      return found;
    },
    filesFrom: (file: string): Set<string> => {
      const found = new Set<string>();
      gather(file, found);
      return found;
    },
    stylesOf: (file: string): string[] => [...(byFile.get(file)?.viteMetadata?.importedCss ?? [])],
  };
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
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.');
        const html = String(index.source);
        type Screens = Record<string, { path: string; ownFrame?: boolean }>;
        type RouteTable = { SCREENS: Screens; REDIRECTS: readonly { from: string }[] };
        const { module } = await runnerImport<RouteTable>(ROUTE_TABLE);
        const sources = sourceOfScreens();
        const files = fileFinder(bundle);
        const known = files.filesFrom(files.entry);
        const pages = Object.entries(module.SCREENS).map(([name, { path, ownFrame }]) => {
          const needed = files.filesOf(sources.get(name) ?? name);
          if (!ownFrame) files.filesOf(PRODUCT, needed);
          if (needed.has(files.holderOf(ROUTES))) files.filesOf(SCREEN_ROUTES, needed);
          const links = [...needed]
            .filter((file) => !known.has(file))
            .flatMap((file) => [
              `<link rel="modulepreload" crossorigin href="/${file}">`,
              ...files.stylesOf(file).map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`),
            ]);
          const page = `pages/${name}.html`;
          const framed = html.replace('class="first-frame"', `class="${firstFrameClass(name, ownFrame)}"`);
          this.emitFile({
            type: 'asset',
            fileName: page,
            source: framed.replace('</head>', `${links.join('')}</head>`),
          });
          return { path, page };
        });
        // A path that only leads on is known too: what stands in no entry is answered with 404.
        const leadingOn = module.REDIRECTS.map(({ from }) => ({ path: from, page: 'index.html' }));
        this.emitFile({
          type: 'asset',
          fileName: 'pages.json',
          source: JSON.stringify([...pages, ...leadingOn]),
        });
      },
    },
  };
}
