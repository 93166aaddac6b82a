import type { LeadForm } from '@propguard/protocol/lead-forms';
import type { FormRow } from './store.ts';

export const toForm = ({
  form: { workspaceId: _workspaceId, createdAt, ...form },
  agentName,
}: FormRow): LeadForm => ({
  ...form,
  agent: form.agentId === null ? null : { id: form.agentId, name: agentName ?? '' },
  createdAt: createdAt.toISOString(),
});
