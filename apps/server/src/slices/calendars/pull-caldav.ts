import type { CalDav, RemoteContent } from '../../providers/caldav/open-caldav.ts';
import { acceptOutsideChange, askAboutDeleted } from './accept-outside-change.ts';
import { busyWindow } from './busy-window.ts';
import { leaseEnd } from './lease.ts';
import { readEvents, uidsIn } from './read-events.ts';
import {
  deleteFiles,
  type FileRow,
  findFiles,
  findOwn,
  type OwnRow,
  replaceBusy,
  type ShownLink,
  saveFile,
  updateLink,
} from './store.ts';
import type { SyncRun } from './sync-run.ts';

const FILES_AT_ONCE = 100;

type Read = RemoteContent & { own: OwnRow | null };

/** Which files are our appointments; the rest says when the agent is busy. */
const withOwn = async (run: SyncRun, files: readonly RemoteContent[]): Promise<Read[]> => {
  const uidsOf = new Map(files.map((file) => [file.href, uidsIn(file.content)]));
  const own = await run.transaction((tx) => findOwn(tx, [...new Set([...uidsOf.values()].flat())]));
  const byUid = new Map(own.map((row) => [row.uid, row]));
  return files.map((file) => ({
    ...file,
    own: (uidsOf.get(file.href) ?? []).flatMap((uid) => byUid.get(uid) ?? [])[0] ?? null,
  }));
};

/** What other people's files say is kept together with the state in which they were seen: one without the other never. */
const keepBusy = async (run: SyncRun, { link, zone }: ShownLink, files: readonly Read[]): Promise<number> => {
  let skipped = 0;
  const busy = files.flatMap(({ href, content }) => {
    const found = readEvents(content, busyWindow(zone));
    skipped += found.skipped;
    return found.busy.map((time) => ({ ...time, href }));
  });
  const { workspaceId } = run;
  await run.transaction(async (tx) => {
    await replaceBusy(
      tx,
      { workspaceId, calendarId: link.id },
      files.map(({ href }) => href),
      busy,
    );
    for (const { href, etag } of files) await saveFile(tx, { workspaceId, calendarId: link.id, href, etag });
    await updateLink(tx, link.id, { syncingUntil: leaseEnd() });
  });
  return skipped;
};

/**
 * What changed on the other side since the last time. Each piece is kept as it comes, with the state of its files: a run
 * that is interrupted is taken up where it was. Up to where it was read is written last; so is what is gone.
 */
export const pullCalDav = async (run: SyncRun, row: ShownLink, caldav: CalDav): Promise<number> => {
  const { link } = row;
  const changes = await caldav.changesSince(link.syncToken);
  const known = new Map<string, FileRow>(
    (await run.transaction((tx) => findFiles(tx, link.id))).map((file) => [file.href, file]),
  );
  const wanted = changes.changed.filter(({ href, etag }) => known.get(href)?.etag !== etag);
  let skipped = 0;
  for (let at = 0; at < wanted.length; at += FILES_AT_ONCE) {
    const piece = wanted.slice(at, at + FILES_AT_ONCE).map(({ href }) => href);
    const files = await withOwn(run, await caldav.read(piece));
    skipped += await keepBusy(
      run,
      row,
      files.filter(({ own }) => own === null),
    );
    for (const { own, ...file } of files)
      if (own) await acceptOutsideChange(run, row, { appointment: own, file });
  }
  const present = new Set(changes.changed.map(({ href }) => href));
  const gone = changes.isWhole
    ? [...known.keys()].filter((href) => !present.has(href))
    : changes.removed.filter((href) => known.has(href));
  for (const href of gone) {
    const file = known.get(href);
    if (file?.appointmentId && file.goneAt === null) await askAboutDeleted(run, file);
  }
  const theirs = gone.filter((href) => !known.get(href)?.appointmentId);
  await run.transaction(async (tx) => {
    await deleteFiles(tx, link.id, theirs);
    await updateLink(tx, link.id, { syncToken: changes.token });
  });
  return skipped;
};
