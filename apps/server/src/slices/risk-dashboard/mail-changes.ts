import type { FigureChange } from '@propguard/rules/risk-dashboard/changes';
import type { OpenedScope } from '../../access/any-scope.ts';
import { watchAlert } from '../../letters/letters/watch-alert.ts';
import { writeLetter } from '../outbound/write-letter.ts';
import { findReaders, type WatchedRow } from './store.ts';

type ChangedHome = { row: WatchedRow; changes: FigureChange[] };

const addressOf = ({ address, locality: { name, state, postcode } }: WatchedRow['subject']): string =>
  `${address}, ${name} ${state} ${postcode}`;

/** One letter to each person, of all the homes that they put on the list. */
export const mailChanges = async (
  { services, tx }: OpenedScope,
  workspaceId: string,
  changed: readonly ChangedHome[],
): Promise<void> => {
  const byPerson = Map.groupBy(changed, ({ row }) => row.createdBy);
  const accountIds = [...byPerson.keys()].filter((id) => id !== null);
  if (accountIds.length === 0) return;
  for (const reader of await findReaders(tx, workspaceId, accountIds)) {
    const homes = byPerson.get(reader.accountId) ?? [];
    await writeLetter({ services, tx }, { to: reader.email }, watchAlert, {
      person: reader.name,
      workspace: reader.workspace,
      homes: homes.map(({ row: { subject, sample }, changes }) => ({
        address: addressOf(subject),
        sample,
        changes,
      })),
    });
  }
};
