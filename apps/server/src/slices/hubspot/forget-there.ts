import { HUBSPOT_BATCH } from '@propguard/rules/hubspot/sync-limits';
import type { SyncRun } from './meet.ts';
import { findToForget, saveForgotten } from './pair-store.ts';

/** Whom the workspace has forgotten, HubSpot forgets; where it will not, an admin hears which contact to delete by hand. */
export const forgetThere = async (run: SyncRun): Promise<void> => {
  const rows = await run.transaction((tx) => findToForget(tx, run.input.connectionId, HUBSPOT_BATCH));
  for (const { leadId, contactId } of rows) {
    const outcome = await run.port.forget(contactId ?? '');
    const refused =
      'done' in outcome
        ? null
        : `Forgotten here, but HubSpot wouldn’t delete contact ${contactId}: ${outcome.refused}`;
    await run.transaction((tx) => saveForgotten(tx, leadId, refused));
  }
};
