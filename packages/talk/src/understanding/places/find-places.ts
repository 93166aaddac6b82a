import type { Gazetteer } from '../gazetteer.ts';
import { findAddresses } from './find-addresses.ts';
import { findNames } from './find-names.ts';
import { findInScripts, findMisspelt, findUnknown } from './find-unsure.ts';
import type { PlaceMention } from './place-mention.ts';
import { type PlaceHints, PlaceSearch } from './place-search.ts';
import { withoutPutAside } from './put-aside.ts';
import { settleByCompany, withinCities, withoutDoubles, withoutWiderCity } from './settle-places.ts';
import { withoutAsides } from './without-asides.ts';

/** Every place that a message is about, in the order of the text. */
export const findPlaces = (text: string, gazetteer: Gazetteer, hints: PlaceHints): PlaceMention[] => {
  const search = new PlaceSearch(text, gazetteer, hints);
  const found: PlaceMention[] = [...findAddresses(search), ...findNames(search), ...findInScripts(search)];
  if (found.length === 0) found.push(...findMisspelt(search));
  if (found.length === 0) found.push(...findUnknown(search));
  const inOrder = found.sort((a, b) => a.start - b.start);
  const meant = withinCities(withoutPutAside(withoutAsides(inOrder, text), text), text);
  return withoutWiderCity(settleByCompany(withoutDoubles(meant)), text);
};
