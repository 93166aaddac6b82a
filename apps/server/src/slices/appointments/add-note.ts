import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { lockAppointment, updateAppointment } from './store.ts';

/** What whoever shows it should know besides: it is added to what they read already. */
export const addNote = async (
  { tx, workspaceId }: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  id: string,
  note: string,
): Promise<void> => {
  const row = await lockAppointment(tx, id);
  if (!row || row.notes.includes(note)) return;
  await updateAppointment(tx, id, { notes: [row.notes, note].filter(Boolean).join('\n\n') });
  await publish(tx, { workspaceId, subject: 'appointments', id });
};
