import type { TxScope } from '../../access/any-scope.ts';
import type { InboundRow } from './inbound-store.ts';
import { findThread } from './mail-store.ts';

type Thread = { before: string | undefined; rows: InboundRow[] };

/** Mails of one person by the conversation that each goes on; those that begin one go together by what they are called. */
export const threadsOf = async (
  { tx }: TxScope,
  connectionId: string,
  contactId: string,
  rows: readonly InboundRow[],
): Promise<Thread[]> => {
  const threads: Thread[] = [];
  for (const row of rows) {
    const references = row.thread?.references ?? [];
    const before = await findThread(tx, { connectionId, contactId }, references);
    const subject = row.thread?.subject ?? '';
    const known = threads.find((thread) =>
      before
        ? thread.before === before
        : thread.before === undefined &&
          thread.rows.some(
            (other) => references.includes(other.providerId) || other.thread?.subject === subject,
          ),
    );
    if (known) known.rows.push(row);
    else threads.push({ before, rows: [row] });
  }
  return threads;
};
