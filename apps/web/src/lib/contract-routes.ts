import { minifyContractRouter } from '@orpc/contract';
import { contract } from '@propguard/protocol/contract';

/** Method and path of every call. The build replaces this module by its value: see vite/contract-plugin.ts. */
export const contractRoutes = minifyContractRouter(contract);
