import type { MessageFile } from '@propguard/protocol/message-parts';
import type { Tx } from '../../db/database.ts';
import type { GivenUpJob, JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { BURST_ENDS, burstKey } from './burst.ts';
import { findConnection } from './connection-store.ts';
import { keepFiles } from './inbound-files.ts';
import { findInbound, type InboundRow, saveFiles } from './inbound-store.ts';
import { openPort } from './open-port.ts';

type Input = { id: string };

const notFetched = (name: string, why: string): MessageFile => ({
  kind: 'refused-file',
  name,
  reason: `${name} couldn’t be fetched: ${why}`,
});

/** Its words waited for the files: now both go on together. */
const goOn = async (
  tx: Tx,
  { id, workspaceId, connectionId, sender }: InboundRow,
  files: MessageFile[],
): Promise<void> => {
  await saveFiles(tx, id, files);
  await setTimer({ tx, workspaceId }, BURST_ENDS, {
    key: burstKey(connectionId, sender),
    dueAt: new Date(),
    payload: { connectionId, sender },
  });
};

/** Fetches what came with a message, looks at it and keeps it. Holds no transaction meanwhile. */
export const fetchFiles = async (run: JobRun<Input>): Promise<JobOutcome> => {
  const { services, input } = run;
  const { row, connection } = await run.transaction(async (tx) => {
    const found = await findInbound(tx, input.id);
    return { row: found, connection: found && (await findConnection(tx, found.connectionId)) };
  });
  if (row?.state !== 'waiting' || !connection) return {};
  const port = openPort({ services }, connection);
  const kept: MessageFile[] = [];
  for (const file of row.files) {
    if (!('ref' in file)) kept.push(file);
    else {
      const content = await port.fetchFile?.(file.ref).catch((error: unknown) => error);
      kept.push(
        ...(Buffer.isBuffer(content)
          ? await keepFiles({ services }, row.workspaceId, [{ name: file.name, content }])
          : [notFetched(file.name, content instanceof Error ? content.message : 'the service has none.')]),
      );
    }
  }
  await run.transaction((tx) => goOn(tx, row, kept));
  return {};
};

/** The words are not kept back by a file that nobody can get. */
export const giveUpFiles = async ({ tx, input }: GivenUpJob<Input>): Promise<void> => {
  const row = await findInbound(tx, input.id);
  if (row?.state !== 'waiting') return;
  const files = row.files.map((file) =>
    'ref' in file ? notFetched(file.name, 'the service wouldn’t hand it over.') : file,
  );
  await goOn(tx, row, files);
};
