import type { Gazetteer } from '../gazetteer.ts';
import { findAddresses } from './find-addresses.ts';
import { findNames } from './find-names.ts';
import { findInScripts, findMisspelt, findUnknown } from './find-unsure.ts';
import type { PlaceMention } from './place-mention.ts';
import { type PlaceHints, PlaceSearch } from './place-search.ts';
import { withoutPutAside } from './put-aside.ts';
import {
  settleByCompany,
  withinCities,
  withoutDoubles,
  withoutTwins,
  withoutWiderCity,
  withSuburbBefore,
  withSuburbNamed,
  withSuburbSaid,
} from './settle-places.ts';
import { companyIn, withoutAsides } from './without-asides.ts';

/** Every place that a message is about, in the order of the text. */
export const findPlaces = (text: string, gazetteer: Gazetteer, hints: PlaceHints): PlaceMention[] => {
  const search = new PlaceSearch(text, gazetteer, hints);
  const found: PlaceMention[] = [...findAddresses(search), ...findNames(search), ...findInScripts(search)];
  if (found.length === 0) found.push(...findMisspelt(search));
  if (found.length === 0) found.push(...findUnknown(search));
  const inOrder = found.sort((a, b) => a.start - b.start);
  const told = withSuburbSaid(withSuburbBefore(withinCities(inOrder, text), text), text);
  const meant = withoutPutAside(withoutAsides(told, text), text);
  const company = withoutPutAside(companyIn(told, text), text);
  const settled = withoutDoubles(settleByCompany(withSuburbNamed(meant, text), company, gazetteer));
  return withoutWiderCity(withoutTwins(settled, text), text);
};
