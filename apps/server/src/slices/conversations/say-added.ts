import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { sayToBoth } from './add-message.ts';
import { wordsFor } from './hand-over.ts';
import { findLastNote } from './message-store.ts';
import type { ConversationStanding } from './store.ts';

/** Who goes on writing while nobody has come yet hears that it reached them: silence looks like nobody is there. */
export const sayAdded = async (scope: WorkspaceScope, row: ConversationStanding): Promise<void> => {
  if (row.state !== 'waiting') return;
  const { words } = await wordsFor(scope, row.id);
  const last = await findLastNote(scope.tx, row.id);
  await sayToBoth(scope, row, last === words.added ? words.addedAgain : words.added);
};
