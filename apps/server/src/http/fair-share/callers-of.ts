import { addressGroup } from '../../access/address-group.ts';
import { callerId, type Principal } from '../../access/principal.ts';
import type { Caller } from './fair-queue.ts';

/** One person, or program, is left with less than everyone at an address or in a workspace together. */
const OWN_SHARE = 1 / 8;
const COMMON_SHARE = 1 / 4;
/** A guest's pass as it stands in a path (`hashSecret` of it is what is kept). */
const PASS_IN_PATH = /\/([A-Za-z0-9_-]{43})(?=[/?]|$)/;
const PASS_IN_HEADER = /^Guest (\S{1,200})$/i;

type Asked = {
  address: string;
  path: string;
  authorization: string | undefined;
  principal: Principal | null;
};

const passOf = ({ path, authorization }: Asked): string | undefined =>
  authorization?.match(PASS_IN_HEADER)?.[1] ?? PASS_IN_PATH.exec(path)?.[1];

const workspaceOf = (principal: Principal): string | null =>
  principal.kind === 'key' ? principal.workspaceId : principal.activeWorkspaceId;

/**
 * Whom a request counts against. It is asked before anything is looked up, so the principal is the one that this node
 * remembers; what a stranger merely claims to be costs them nothing, and all who are not known at one address count as one.
 */
export const callersOf = (asked: Asked): Caller[] => {
  const { address, principal } = asked;
  const callers: Caller[] = [{ name: `address ${addressGroup(address)}`, share: COMMON_SHARE }];
  const pass = passOf(asked);
  if (pass !== undefined) callers.push({ name: `pass ${pass}`, share: OWN_SHARE });
  if (principal === null)
    return [...callers, { name: `stranger ${addressGroup(address)}`, share: OWN_SHARE }];
  callers.push({ name: `${principal.kind} ${callerId(principal)}`, share: OWN_SHARE });
  const workspace = workspaceOf(principal);
  if (workspace !== null) callers.push({ name: `workspace ${workspace}`, share: COMMON_SHARE });
  return callers;
};
