import { packRoutes } from './pack-routes.ts';

/** Every call. The build replaces this module by its value: see vite/contract-plugin.ts. */
export const packedRoutes = packRoutes();
