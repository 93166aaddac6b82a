import { and, eq } from 'drizzle-orm';
import { demandRoom } from '../../access/demand-room.ts';
import { forgetEndedPasses, isLivePass, issueGuestPass } from '../../access/guest-passes.ts';
import type { GuestScope } from '../../access/guest-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { guestPasses } from '../../db/schema/guest-passes.ts';
import { members } from '../../db/schema/workspaces.ts';
import { fail } from '../../fail.ts';

const KIND = 'wallet';
const VALID_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Live ones of one member: some browsers and some telephones. */
const MOST_ADDRESSES = 10;

/**
 * Wallets outside of the product cannot sign in: they are given an address that holds a pass. It is the member's who
 * made it, and ends with the membership.
 */
export const makeWalletAddress = async (
  scope: WorkspaceScope,
): Promise<{ rpcUrl: string; expiresAt: string }> => {
  const { tx, workspaceId, accountId, services } = scope;
  if (services.chain === null || services.config.chain.rpcUrl) throw fail('UNAVAILABLE');
  if (accountId === null) throw fail('FORBIDDEN');
  await forgetEndedPasses(tx, { workspaceId, kind: KIND });
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.workspaceId, workspaceId), eq(members.accountId, accountId)));
  if (!member) throw fail('FORBIDDEN');
  const isMine = and(eq(guestPasses.kind, KIND), eq(guestPasses.subjectId, member.id), isLivePass);
  await demandRoom(tx, {
    of: 'wallet addresses',
    owner: member.id,
    most: MOST_ADDRESSES,
    count: () => tx.$count(guestPasses, isMine),
  });
  const expiresAt = new Date(Date.now() + VALID_DAYS * DAY_MS);
  const { secret } = await issueGuestPass(scope, { kind: KIND, subjectId: member.id, expiresAt });
  return {
    rpcUrl: `${services.config.http.publicUrl}/api/blockchain/rpc/${secret}`,
    expiresAt: expiresAt.toISOString(),
  };
};

/** Refuses the pass of somebody who is no member any more. */
export const demandMember = async ({ tx, pass }: GuestScope): Promise<void> => {
  const found = await tx.select({ id: members.id }).from(members).where(eq(members.id, pass.subjectId));
  if (found.length === 0) throw fail('LINK_EXPIRED');
};
