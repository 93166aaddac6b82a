import type { ReferenceScope } from '../../../access/reference-scope.ts';
import type { EngineSteps } from '../engines/engine.ts';

/** Belongs to nobody. */
const NO_WORKSPACE = '00000000-0000-0000-0000-000000000000';

/** As a visitor who has kept nothing: whatever is approved is not done. */
export const asNobody = ({ services }: ReferenceScope): EngineSteps => ({
  services,
  within: (mode, work) =>
    services.database.inWorkspace({ workspaceId: NO_WORKSPACE, accountId: null }, mode, (tx) =>
      work({ services, tx, workspaceId: NO_WORKSPACE, role: 'owner', accountId: null }),
    ),
});
