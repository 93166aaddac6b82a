import { PropertyFacts } from '@propguard/protocol/valuations';
import { describe, expect, it } from 'vitest';
import { readCommand } from '../../assessments/read-command.ts';
import { inWords } from './subject-path.ts';

const NOTHING = Object.fromEntries(
  Object.keys(PropertyFacts.shape).map((name) => [name, null]),
) as PropertyFacts;

describe('what is known of a home goes along to where the product shows it', () => {
  it.each<Partial<PropertyFacts>>([
    {},
    { type: 'house' },
    { type: 'apartment' },
    { type: 'townhouse', bedrooms: 3 },
    { type: 'apartment', bedrooms: 2, bathrooms: 1, carSpaces: 1 },
    { type: 'house', bedrooms: 4, landM2: 607, buildingM2: 180, yearBuilt: 1936 },
    { type: 'land', landM2: 450 },
    { type: 'rural', landM2: 40_000 },
  ])('%o', (facts) => {
    for (const place of [
      '22 Rae Street, Seddon VIC 3011',
      '5/22 Beach Road, Wynnum QLD 4178',
      'Seddon VIC 3011',
    ]) {
      const read = readCommand(inWords({ ...NOTHING, ...facts }, place));
      expect(read.facts).toEqual(facts);
      expect(read.places[0]).toBe(place);
    }
  });
});
