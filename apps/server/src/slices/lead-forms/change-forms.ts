import { randomBytes } from 'node:crypto';
import type { LeadForm, LeadFormChange, NewLeadForm } from '@propguard/protocol/lead-forms';
import { slugOf } from '@propguard/rules/booking/booking-pages';
import { LEAD_FORMS_PER_WORKSPACE } from '@propguard/rules/lead-forms/lead-forms';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { listAgents } from '../agents/list-agents.ts';
import { countForms, deleteForm, findForm, findForms, insertForm, updateForm } from './store.ts';
import { toForm } from './view.ts';

const TAIL_BYTES = 5;
const tail = (): string => BigInt(`0x${randomBytes(TAIL_BYTES).toString('hex')}`).toString(36);

const demandAgent = async ({ tx }: WorkspaceScope, agentId: string | null | undefined): Promise<void> => {
  const { items } = await listAgents({ tx });
  if (agentId && !items.some(({ id }) => id === agentId))
    throw invalid({ field: 'agentId', message: 'Choose an agent of this workspace.' });
};

const getForm = async ({ tx }: WorkspaceScope, id: string): Promise<LeadForm> => {
  const row = await findForm(tx, id);
  if (!row) throw fail('NOT_FOUND');
  return toForm(row);
};

export const listForms = async ({ tx }: WorkspaceScope): Promise<{ items: LeadForm[] }> => ({
  items: (await findForms(tx)).map(toForm),
});

export const createForm = async (scope: WorkspaceScope, form: NewLeadForm): Promise<LeadForm> => {
  const { tx, workspaceId } = scope;
  await demandAgent(scope, form.agentId);
  await demandRoom(tx, {
    of: 'lead forms',
    owner: workspaceId,
    most: LEAD_FORMS_PER_WORKSPACE,
    count: () => countForms(tx),
  });
  const id = await insertForm(tx, { ...form, workspaceId, slug: slugOf(form.title, tail()) });
  await publish(tx, { workspaceId, subject: 'leadForms', id });
  return getForm(scope, id);
};

/** Its address stays: it stands in other people's pages. */
export const changeForm = async (
  scope: WorkspaceScope,
  { id, ...change }: LeadFormChange & { id: string },
): Promise<LeadForm> => {
  const { tx, workspaceId } = scope;
  if (!(await findForm(tx, id))) throw fail('NOT_FOUND');
  await demandAgent(scope, change.agentId);
  await updateForm(tx, id, change);
  await publish(tx, { workspaceId, subject: 'leadForms', id });
  return getForm(scope, id);
};

export const removeForm = async (
  { tx, workspaceId }: WorkspaceScope,
  id: string,
): Promise<{ done: true }> => {
  if (!(await deleteForm(tx, id))) throw fail('NOT_FOUND');
  await publish(tx, { workspaceId, subject: 'leadForms', id });
  return { done: true };
};
