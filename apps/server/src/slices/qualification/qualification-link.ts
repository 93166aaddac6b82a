import type { LeadIntent } from '@propguard/rules/leads/facts';
import { keepGuestPass } from '../../access/guest-passes.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';
import { getLead } from '../leads/get-lead.ts';
import { ensureQualification } from './store.ts';

type Scope = Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>;

/** The pass by which somebody answers, and goes on where they were: the same however often it is asked for. */
export const openQualification = async (
  { services: { vault }, tx, workspaceId }: Scope,
  lead: { leadId: string; flow: LeadIntent },
): Promise<{ pass: string }> => {
  const id = await ensureQualification(tx, { workspaceId, ...lead });
  const pass = vault.derive(SEALED_FOR.qualificationLinks, id).toString('base64url');
  await keepGuestPass(tx, { workspaceId, kind: 'qualification', subjectId: id, secret: pass });
  return { pass };
};

export const linkToQuestions = async (
  scope: WorkspaceScope,
  { id, flow }: { id: string; flow: LeadIntent },
): Promise<{ pass: string }> => {
  const { id: leadId } = await getLead(scope, id);
  return openQualification(scope, { leadId, flow });
};
