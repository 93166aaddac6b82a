import type { LeadInteraction, LeadNote, LeadTask } from '@propguard/protocol/leads';
import type { InteractionRow, NoteRow, TaskRow } from './rows-store.ts';

export const toNote = (
  { note, byName }: NoteRow,
  names: readonly { memberId: string; name: string }[],
): LeadNote => ({
  id: note.id,
  text: note.text,
  mentions: names.filter(({ memberId }) => note.mentions.includes(memberId)),
  by: { accountId: note.byAccountId, name: byName },
  createdAt: note.createdAt.toISOString(),
});

export const toInteraction = ({ interaction, byName }: InteractionRow): LeadInteraction => ({
  id: interaction.id,
  type: interaction.type,
  at: interaction.at.toISOString(),
  description: interaction.description,
  outcome: interaction.outcome,
  nextAction: interaction.nextAction,
  minutes: interaction.minutes,
  by: { accountId: interaction.byAccountId, name: byName },
});

export const toTask = ({ task, agentName, leadName }: TaskRow): LeadTask => ({
  id: task.id,
  leadId: task.leadId,
  leadName,
  kind: task.kind,
  title: task.title,
  agent: task.agentId && agentName !== null ? { id: task.agentId, name: agentName } : null,
  dueAt: task.dueAt?.toISOString() ?? null,
  doneAt: task.doneAt?.toISOString() ?? null,
  createdAt: task.createdAt.toISOString(),
});
