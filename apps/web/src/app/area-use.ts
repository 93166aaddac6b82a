import type { PersonKind } from '@propguard/rules/accounts/person-kinds';
import type { Area } from '../routes/screen-entry.ts';

/** What a kind of person never uses is not in their rail; the palette and the addresses lead there all the same. */
export const isUsed = (area: Area, kind: PersonKind | null | undefined): boolean =>
  !kind || (area === 'Customers' ? kind === 'agency' : area !== 'Lending' || kind !== 'agency');
