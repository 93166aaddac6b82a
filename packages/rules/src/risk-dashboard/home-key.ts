import { searchForm } from '../places/search-form.ts';

/** The same home, however often it was assessed: by its record, or by where it says it stands. */
export const homeKey = (home: { propertyId: string | null; address: string; localityId: string }): string =>
  home.propertyId ?? `${home.localityId} ${searchForm(home.address)}`;
