import type { ConsentChannel } from '@propguard/rules/consent/consent-events';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { insertEvent } from './store.ts';

type Agreed = {
  personId: string;
  addressId: string;
  channel: ConsentChannel;
  /** The words beside the box that was ticked, and where it stood. */
  textShown: string;
  form: string;
};

/** Somebody ticked a box themselves. */
export const agreeByForm = async (
  { tx, workspaceId }: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  { personId, addressId, channel, textShown, form }: Agreed,
): Promise<void> => {
  await insertEvent(tx, {
    workspaceId,
    personAddressId: addressId,
    kind: 'express',
    channel,
    textShown,
    form,
    source: 'form',
  });
  await publish(tx, { workspaceId, subject: 'people', id: personId });
};
