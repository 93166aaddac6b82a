import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { writeMail } from '../mail/write-mail.ts';
import { type ChangedHome, changeLetter } from './change-letter.ts';
import { findReaders } from './store.ts';

/** One letter to each person, of all the homes that they put on the list. */
export const mailChanges = async (
  services: Context,
  tx: Tx,
  workspaceId: string,
  changed: readonly ChangedHome[],
): Promise<void> => {
  const byPerson = Map.groupBy(changed, ({ row }) => row.createdBy);
  const accountIds = [...byPerson.keys()].filter((id) => id !== null);
  if (accountIds.length === 0) return;
  for (const reader of await findReaders(tx, workspaceId, accountIds)) {
    const homes = byPerson.get(reader.accountId) ?? [];
    await writeMail(services, tx, changeLetter(services.config.http.publicUrl, reader, homes));
  }
};
