import type { Scope } from '@propguard/rules/workspaces/scopes';
import { addressGroup } from './address-group.ts';

/** A person with a browser session; a visitor has no email address or password yet. */
export type SessionPrincipal = {
  kind: 'session';
  sessionId: string;
  sessionToken: string;
  activeWorkspaceId: string | null;
  account: { id: string; name: string; email: string | null; createdAt: Date };
  visitor: boolean;
  operator: boolean;
};

/** A program with an API key of a workspace, whose plan may or may not let programs in. */
export type KeyPrincipal = {
  kind: 'key';
  keyId: string;
  workspaceId: string;
  scopes: Scope[];
  planAllows: boolean;
};

export type Principal = SessionPrincipal | KeyPrincipal;

/** Whose doing it is: an account's or a key's id. */
export const callerId = (principal: Principal): string =>
  principal.kind === 'key' ? principal.keyId : principal.account.id;

/** Whatever of it may end: the database tells of each by these. */
export const principalIds = (principal: Principal): string[] =>
  principal.kind === 'key' ? [principal.keyId] : [principal.sessionId, principal.account.id];

/** Whom dear work counts against. A visitor's account costs nothing to make, so visitors count by their address. */
export const whoPresses = (principal: Principal | null, address: string): string =>
  principal === null || (principal.kind === 'session' && principal.visitor)
    ? `address:${addressGroup(address)}`
    : `${principal.kind}:${callerId(principal)}`;
