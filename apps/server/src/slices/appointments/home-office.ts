import { eq } from 'drizzle-orm';
import type { OpenedScope, TxScope } from '../../access/any-scope.ts';
import { enterWorkspace, type Tx } from '../../db/database.ts';
import { people } from '../../db/schema/people.ts';
import { listAgents } from '../agents/list-agents.ts';
import { describeHomeWorkspace } from '../installation/home-workspace.ts';

/** Real people are not booked with a made-up agency. */
const hasSample = async (tx: Tx): Promise<boolean> =>
  (await tx.select({ id: people.id }).from(people).where(eq(people.isSample, true)).limit(1)).length > 0;

/** Whether a workspace has agents who can meet somebody. In a transaction of that workspace. */
export const canMeet = async ({ tx }: TxScope): Promise<boolean> =>
  (await listAgents({ tx })).items.length > 0 && !(await hasSample(tx));

type HomeScope = OpenedScope & { workspaceId: string };

/**
 * Work of the installation in the home workspace, whose agents meet visitors of the site; null where nobody could. What is
 * refused there undoes only that, and the transaction sees no workspace afterwards.
 */
export const inHomeOffice = async <T>(
  { services, tx }: OpenedScope,
  work: (scope: HomeScope) => Promise<T>,
): Promise<T | null> => {
  const { home } = await describeHomeWorkspace({ tx });
  if (!home) return null;
  await enterWorkspace(tx, home.id);
  try {
    return await tx.transaction(async (inner) =>
      (await canMeet({ tx: inner })) ? work({ services, tx: inner, workspaceId: home.id }) : null,
    );
  } finally {
    await enterWorkspace(tx, '');
  }
};
