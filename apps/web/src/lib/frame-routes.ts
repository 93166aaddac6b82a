import { packRoutes } from './pack-routes.ts';

/** What the frame around every screen asks for by itself. */
const CALLS: ReadonlySet<string> = new Set([
  'account.openVisitorSession',
  'account.session',
  'events.watch',
  'installation.about',
  'notices.summary',
  'workspaces.mine',
]);

/** The build replaces this module by its value: see vite/contract-plugin.ts. */
export const packedRoutes = packRoutes((name) => CALLS.has(name));
