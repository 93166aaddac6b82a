import type { CalDav } from '../../providers/caldav/open-caldav.ts';
import { calendarFile } from '../appointments/calendar-file.ts';
import { deleteFiles, findLeftOver, findUnwritten, type ShownLink, saveFile, type ToWrite } from './store.ts';
import type { SyncRun } from './sync-run.ts';

/** The state of a file after it was written, from a side that does not say: by looking at it. */
const etagOf = async (caldav: CalDav, href: string): Promise<string> =>
  (await caldav.read([href]))[0]?.etag ?? '';

const writeOne = async (
  run: SyncRun,
  { link, agentName }: ShownLink,
  caldav: CalDav,
  { appointment, file }: ToWrite,
): Promise<void> => {
  const href = file?.href ?? caldav.hrefOf(`${appointment.id}.ics`);
  const content = calendarFile({ method: null, name: agentName, entries: [appointment] });
  const written = await caldav.write(href, content, file?.etag ?? null);
  const keep = (etag: string, sequence: number | null) =>
    run.transaction((tx) =>
      saveFile(tx, {
        workspaceId: run.workspaceId,
        calendarId: link.id,
        href,
        etag,
        appointmentId: appointment.id,
        sequence,
      }),
    );
  if (written !== 'changed-meanwhile')
    await keep(written.etag ?? (await etagOf(caldav, href)), appointment.sequence);
  // It stands there already: the answer was lost when it was written first. With its state known, the next run writes.
  else if (file === null) await keep(await etagOf(caldav, href), null);
};

/** What the agent has here, on the other side. What somebody changed there meanwhile is read first, the next time. */
export const pushAppointments = async (run: SyncRun, row: ShownLink, caldav: CalDav): Promise<void> => {
  const of = { calendarId: row.link.id, agentId: row.link.agentId };
  for (const { file } of await run.transaction((tx) => findLeftOver(tx, of))) {
    const removed = file.goneAt === null ? await caldav.remove(file.href, file.etag) : 'gone';
    if (removed === 'gone') await run.transaction((tx) => deleteFiles(tx, row.link.id, [file.href]));
  }
  for (const each of await run.transaction((tx) => findUnwritten(tx, of)))
    await writeOne(run, row, caldav, each);
};
