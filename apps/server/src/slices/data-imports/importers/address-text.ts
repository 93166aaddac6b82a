import type { PropertyDraft } from '@propguard/rules/imports/read-property';

/** '3/53 Northam Avenue' */
export const addressText = ({ unit, houseNumber, streetName, streetType }: PropertyDraft): string =>
  [[unit, houseNumber].filter(Boolean).join('/'), streetName, streetType].filter(Boolean).join(' ');
