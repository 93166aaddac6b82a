import type { OpenInstallation } from './installation-scope.ts';
import type { Principal } from './principal.ts';
import type { ReferenceScope } from './reference-scope.ts';
import type { OpenWorkspace } from './workspace-scope.ts';

/** What the public works with: shared data to read, and a step on the installation's where something is left or signed. */
export type PublicScope = ReferenceScope & {
  principal: Principal | null;
  openInstallation: OpenInstallation;
};

/** The same for whoever is known by a session or a key, with a step on the workspace that they are in. */
export type SessionScope = PublicScope & { principal: Principal; openWorkspace: OpenWorkspace };
