import { randomUUID } from 'node:crypto';
import type { Channel } from '@propguard/rules/conversations/channels';
import type { TestClient } from './client.ts';
import type { TestInstallation } from './installation.ts';

/** Somebody without an account writes to the member's workspace, as a channel would bring it. */
export const writeFromOutside = async (
  { owner }: TestInstallation,
  member: TestClient,
  channel: Channel,
  text = 'Is it still for sale?',
): Promise<{ id: string }> => {
  const { body } = await member.call('GET', '/workspace');
  const id = randomUUID();
  await owner.query(
    `with k as (insert into contact (workspace_id, name) values ($1, 'Georgia') returning id, workspace_id),
     i as (insert into contact_identity (workspace_id, channel, value, contact_id) select workspace_id, $3, $2::text, id from k),
     c as (insert into conversation (id, workspace_id, contact_id, channel, title) select $2::uuid, workspace_id, id, $3, $4 from k
       returning id, workspace_id)
     insert into message (workspace_id, conversation_id, segment, position, author, text)
     select workspace_id, id, 1, 0, 'contact', $4 from c`,
    [body.id, id, channel, text],
  );
  return { id };
};
