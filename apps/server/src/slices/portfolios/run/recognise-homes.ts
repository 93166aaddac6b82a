import { readStreetLine } from '@propguard/rules/imports/street-address';
import type { PortfolioDraft } from '@propguard/rules/portfolios/read-portfolio-row';
import type { TxScope } from '../../../access/any-scope.ts';
import { findKnownHomes, type KnownHome, type SoughtHome } from '../known-home-store.ts';

const soughtHome = ({ address, locality }: PortfolioDraft, at: number): SoughtHome | null => {
  const street = address === null ? null : readStreetLine(address);
  if (!street || street.houseNumber === null) return null;
  return { at, localityId: locality.id, ...street, houseNumber: street.houseNumber };
};

/** What the file says stands; what it leaves out is ours. */
const completed = (draft: PortfolioDraft, known: KnownHome): PortfolioDraft => {
  const { latitude, longitude, positionSource } = draft.positionSource === 'exact' ? draft : known;
  return {
    ...draft,
    latitude,
    longitude,
    positionSource,
    type: draft.type ?? known.type,
    bedrooms: draft.bedrooms ?? known.bedrooms,
    bathrooms: draft.bathrooms ?? known.bathrooms,
    carSpaces: draft.carSpaces ?? known.carSpaces,
    landM2: draft.landM2 ?? known.landM2,
    buildingM2: draft.buildingM2 ?? known.buildingM2,
    yearBuilt: draft.yearBuilt ?? known.yearBuilt,
  };
};

/** A home that we know by its address is valued where it stands, not at the centre of its suburb. */
export const recogniseHomes = async (
  { tx }: TxScope,
  drafts: readonly PortfolioDraft[],
): Promise<PortfolioDraft[]> => {
  const sought = drafts.map(soughtHome).filter((one) => one !== null);
  const known = sought.length === 0 ? new Map<number, KnownHome>() : await findKnownHomes(tx, sought);
  return drafts.map((draft, at) => {
    const home = known.get(at);
    return home ? completed(draft, home) : draft;
  });
};
