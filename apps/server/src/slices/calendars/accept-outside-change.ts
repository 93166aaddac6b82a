import { isOpen } from '@propguard/rules/appointments/appointment-status';
import { Failure } from '../../fail.ts';
import type { RemoteContent } from '../../providers/caldav/open-caldav.ts';
import { appointmentPath } from '../appointments/appointment-path.ts';
import { moveAppointment } from '../appointments/move-appointment.ts';
import { tellMembers } from '../notices/tell-members.ts';
import { deletedKey } from './deleted-key.ts';
import { readOwnEvent } from './read-events.ts';
import { type FileRow, findOwnById, type OwnRow, type ShownLink, saveFile, updateFile } from './store.ts';
import type { SyncRun } from './sync-run.ts';

const MINUTE_MS = 60_000;

type Asked = 'appointment-deleted-outside' | 'appointment-not-moved-outside';

const KINDS: Record<OwnRow['kind'], string> = {
  viewing: 'The viewing',
  consultation: 'The consultation',
  'virtual-tour': 'The virtual tour',
  meeting: 'The meeting',
  'follow-up': 'The follow-up',
};

const tellAgent = async (
  run: SyncRun,
  kind: Asked,
  { id, key }: { id: string; key: string },
): Promise<void> =>
  run.transaction(async (tx) => {
    const found = await findOwnById(tx, id);
    if (!found?.appointment.agentId) return;
    const { appointment, clientName } = found;
    await tellMembers(
      { tx, workspaceId: run.workspaceId },
      {
        kind,
        key,
        to: { agents: [appointment.agentId ?? ''] },
        about: { name: clientName ?? 'your client', what: KINDS[appointment.kind] },
        at: appointment.startsAt,
        path: appointmentPath(id),
        personId: appointment.personId,
      },
    );
  });

/** Somebody deleted our appointment there. Nothing is called off by that: the agent says what is meant. */
export const askAboutDeleted = async (run: SyncRun, file: FileRow): Promise<void> => {
  await run.transaction((tx) => updateFile(tx, file.id, { goneAt: new Date() }));
  await tellAgent(run, 'appointment-deleted-outside', {
    id: file.appointmentId ?? '',
    key: deletedKey(file.appointmentId ?? ''),
  });
};

/**
 * Our appointment as somebody changed it there. Another time is accepted when it is free, and the client is told; when it
 * is not, it stays, and what stands there is put right.
 */
export const acceptOutsideChange = async (
  run: SyncRun,
  { link, zone }: ShownLink,
  { appointment, file }: { appointment: OwnRow; file: RemoteContent },
): Promise<void> => {
  const { workspaceId, services } = run;
  const event = readOwnEvent(file.content, appointment.uid, zone);
  const base = {
    workspaceId,
    calendarId: link.id,
    href: file.href,
    etag: file.etag,
    appointmentId: appointment.id,
  };
  const isMoved =
    event !== null &&
    (event.startsAt.getTime() !== appointment.startsAt.getTime() ||
      event.endsAt.getTime() !== appointment.endsAt.getTime());
  if (event?.isCancelled && isOpen(appointment.status)) {
    await run.transaction((tx) =>
      saveFile(tx, { ...base, sequence: appointment.sequence, goneAt: new Date() }),
    );
    await tellAgent(run, 'appointment-deleted-outside', {
      id: appointment.id,
      key: deletedKey(appointment.id),
    });
    return;
  }
  if (!event || !isMoved || !isOpen(appointment.status) || appointment.agentId !== link.agentId) {
    await run.transaction((tx) => saveFile(tx, { ...base, sequence: appointment.sequence }));
    return;
  }
  try {
    await run.transaction(async (tx) => {
      const moved = await moveAppointment(
        { services, tx, workspaceId },
        {
          id: appointment.id,
          startsAt: event.startsAt.toISOString(),
          minutes: Math.max(1, Math.round((event.endsAt.getTime() - event.startsAt.getTime()) / MINUTE_MS)),
          reason: '',
          outsideHours: true,
          by: 'calendar',
        },
      );
      await saveFile(tx, { ...base, sequence: moved.sequence });
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // Without its number it is written anew, over what stands there now.
    await run.transaction((tx) => saveFile(tx, { ...base, sequence: null }));
    await tellAgent(run, 'appointment-not-moved-outside', {
      id: appointment.id,
      key: `calendar-not-moved:${appointment.id}:${file.etag}`,
    });
  }
};
