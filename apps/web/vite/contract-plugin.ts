import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const MODULES: ReadonlySet<string> = new Set(
  ['frame-routes.ts', 'screen-routes.ts'].map((file) =>
    fileURLToPath(new URL(`../src/lib/${file}`, import.meta.url)),
  ),
);

/**
 * Evaluates the packed routes while building and serves their value as JSON. The browser needs each route's
 * method and path; the schemas behind them, and the library they are written in, stay out of the first load.
 */
export function contractRoutesAtBuildTime(): Plugin {
  return {
    name: 'propguard:contract-routes',
    enforce: 'pre',
    async load(id) {
      if (!MODULES.has(id)) return undefined;
      const { module, dependencies } = await runnerImport<{ packedRoutes: unknown }>(id, {
        logLevel: 'error',
        environments: { inline: { resolve: { noExternal: [/^@propguard\//] } } },
      });
      for (const file of dependencies) this.addWatchFile(file);
      return `export const packedRoutes = ${JSON.stringify(module.packedRoutes)};`;
    },
  };
}
