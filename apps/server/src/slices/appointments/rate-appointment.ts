import { fail } from '../../fail.ts';
import { recordActivity } from '../activities/record-activity.ts';
import { lockAppointment, type StoredAppointment, updateAppointment } from './store.ts';
import { type ActingScope, noteChange } from './tell-of-appointment.ts';

/** Of one that took place the client says once how it was. */
export const canRate = ({
  status,
  outcome,
  satisfaction,
}: Pick<StoredAppointment, 'status' | 'outcome' | 'satisfaction'>): boolean =>
  status === 'completed' && outcome !== 'no-show' && satisfaction === null;

export const rateAppointment = async (
  scope: ActingScope,
  { id, score, comment }: { id: string; score: number; comment: string },
): Promise<void> => {
  const before = await lockAppointment(scope.tx, id);
  if (!before || before.status === 'held') throw fail('NOT_FOUND');
  if (!canRate(before)) throw fail('CONFLICT');
  const after = await updateAppointment(scope.tx, id, {
    satisfaction: score,
    satisfactionComment: comment || null,
  });
  await noteChange(scope, { kind: 'rated', by: 'client', before, after });
  if (after.personId)
    await recordActivity(scope, {
      personId: after.personId,
      kind: 'appointment-rated',
      ref: id,
      outcome: String(score),
    });
};

/** Marks that the client was asked; false when they were asked before, or there is nothing to ask. */
export const askOnce = async ({ tx }: Pick<ActingScope, 'tx'>, id: string): Promise<boolean> => {
  const row = await lockAppointment(tx, id);
  if (!row?.personId || row.satisfactionAskedAt !== null || !canRate(row)) return false;
  await updateAppointment(tx, id, { satisfactionAskedAt: new Date() });
  return true;
};
