import type { KindSettings } from '@propguard/protocol/appointment-times';
import {
  APPOINTMENT_KINDS,
  type AppointmentKind,
  type LocationType,
  usualMinutes,
} from '@propguard/rules/appointments/appointment-kinds';
import { USUAL_BOOKING_RULES } from '@propguard/rules/appointments/appointment-limits';
import type { TxScope } from '../../access/any-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { findSettings, upsertSettings } from './store.ts';

export const listKindSettings = async ({ tx }: TxScope): Promise<{ items: KindSettings[] }> => {
  const rows = new Map((await findSettings(tx)).map((row) => [row.kind, row]));
  return {
    items: APPOINTMENT_KINDS.map((kind) => {
      const row = rows.get(kind);
      return {
        kind,
        minutes: row?.minutes ?? null,
        bufferBeforeMinutes: row?.bufferBeforeMinutes ?? USUAL_BOOKING_RULES.bufferBeforeMinutes,
        bufferAfterMinutes: row?.bufferAfterMinutes ?? USUAL_BOOKING_RULES.bufferAfterMinutes,
        noticeMinutes: row?.noticeMinutes ?? USUAL_BOOKING_RULES.noticeMinutes,
        horizonDays: row?.horizonDays ?? USUAL_BOOKING_RULES.horizonDays,
      };
    }),
  };
};

export const changeKindSettings = async (
  { tx, workspaceId }: WorkspaceScope,
  settings: KindSettings,
): Promise<KindSettings> => {
  await upsertSettings(tx, { workspaceId, ...settings });
  await publish(tx, { workspaceId, subject: 'appointments', id: null });
  return settings;
};

export type KindRules = KindSettings & { minutes: number };

/** How one of this kind is booked at such a place. */
export const rulesOf = async (
  scope: TxScope,
  kind: AppointmentKind,
  location: LocationType,
): Promise<KindRules> => {
  const found = (await listKindSettings(scope)).items.find((settings) => settings.kind === kind);
  if (!found) throw new Error(`No rules for ${kind}.`);
  return { ...found, minutes: found.minutes ?? usualMinutes(kind, location) };
};
