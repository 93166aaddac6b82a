import type { InboxRow } from '@propguard/protocol/inbox-facts';
import { text } from './text.ts';

/** What somebody is called until they say their name: by the number or address that they write from. */
export const whoIs = ({ name, address }: Pick<InboxRow, 'name' | 'address'>): string =>
  name ?? address ?? text.unknown;
