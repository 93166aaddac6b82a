import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const MODULE = fileURLToPath(new URL('../src/lib/packed-routes.ts', import.meta.url));

/**
 * Evaluates `packed-routes.ts` while building and serves its value as JSON. The browser needs each route's
 * method and path; the schemas behind them, and the library they are written in, stay out of the first load.
 */
export function contractRoutesAtBuildTime(): Plugin {
  return {
    name: 'propguard:contract-routes',
    enforce: 'pre',
    async load(id) {
      if (id !== MODULE) return undefined;
      const { module, dependencies } = await runnerImport<{ packedRoutes: unknown }>(MODULE, {
        logLevel: 'error',
        environments: { inline: { resolve: { noExternal: [/^@propguard\//] } } },
      });
      for (const file of dependencies) this.addWatchFile(file);
      return `export const packedRoutes = ${JSON.stringify(module.packedRoutes)};`;
    },
  };
}
