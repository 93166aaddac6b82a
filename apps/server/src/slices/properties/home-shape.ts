import { Property } from '@propguard/protocol/property-records';

export type Street = {
  unit: string | null;
  houseNumber: string | null;
  streetName: string;
  streetType: string | null;
};
type Suburb = { localityId: string; localityName: string; state: string; postcode: string };

/** A home as a row has it, of the register or of an agency: their columns are called the same. */
export type HomeRow = Omit<Property, 'address' | 'locality' | 'photoVersion' | 'sample'> & Street & Suburb;

/** '3/53 Northam Avenue', as the register writes it. */
export const streetLine = ({ unit, houseNumber, streetName, streetType }: Street): string => {
  const number = unit && houseNumber ? `${unit}/${houseNumber}` : (houseNumber ?? unit);
  return [number, streetName, streetType].filter(Boolean).join(' ');
};

export const localityOf = ({
  localityId: id,
  localityName: name,
  state,
  postcode,
}: Suburb): Property['locality'] => Property.shape.locality.parse({ id, name, state, postcode });

export const homeOf = (row: HomeRow): Omit<Property, 'photoVersion' | 'sample'> => ({
  id: row.id,
  address: streetLine(row),
  locality: localityOf(row),
  latitude: row.latitude,
  longitude: row.longitude,
  positionSource: row.positionSource,
  type: row.type,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  carSpaces: row.carSpaces,
  landM2: row.landM2,
  buildingM2: row.buildingM2,
  yearBuilt: row.yearBuilt,
  features: row.features,
});
