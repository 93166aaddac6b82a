import { desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { listings, properties } from '../../db/schema/properties.ts';

/** What the drawing needs, with the seed of the newest listing where there is one. */
export const findPhotoFacts = async (db: NodePgDatabase, id: string) => {
  const [row] = await db
    .select({
      id: properties.id,
      type: properties.type,
      bedrooms: properties.bedrooms,
      carSpaces: properties.carSpaces,
      landM2: properties.landM2,
      buildingM2: properties.buildingM2,
      yearBuilt: properties.yearBuilt,
      latitude: properties.latitude,
      features: properties.features,
      photoSeed: listings.photoSeed,
    })
    .from(properties)
    .leftJoin(listings, eq(listings.propertyId, properties.id))
    .where(eq(properties.id, id))
    .orderBy(desc(listings.listedOn), desc(listings.id))
    .limit(1);
  return row;
};
