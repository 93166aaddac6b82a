import { PROPERTY_TYPES, type PropertyType } from '@propguard/rules/properties/property-types';
import { gridX, gridY } from './grid.ts';
import { ListingOrders } from './listing-orders.ts';

/** What a search looks at of one listing. */
export type ListingFacts = {
  id: string;
  localityId: string;
  state: string;
  type: PropertyType;
  guideFromAud: number | null;
  guideToAud: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  carSpaces: number | null;
  landM2: number | null;
  features: string[];
  longitude: number;
  latitude: number;
  /** Days since 1970. */
  listedDay: number;
  knownAtMs: number;
};

/** Every comparison with it is false, as SQL's with null. */
const UNKNOWN = Number.NaN;
const FEATURES_PER_LISTING_GUESS = 8;

class Names {
  readonly numbers = new Map<string, number>();

  numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(name, this.numbers.size);
    return this.numbers.size - 1;
  }
}

/**
 * The listings of one status as flat columns, about 150 bytes a listing. Rows are in the order of their ids, so that
 * comparing row numbers is comparing ids.
 */
export class ListingColumns {
  readonly ids: string[] = [];
  readonly guideFromAud: Float64Array;
  readonly guideToAud: Float64Array;
  readonly landM2: Float64Array;
  readonly bedrooms: Float32Array;
  readonly bathrooms: Float32Array;
  readonly carSpaces: Float32Array;
  readonly longitude: Float64Array;
  readonly latitude: Float64Array;
  readonly x: Uint32Array;
  readonly y: Uint32Array;
  readonly listedDay: Int32Array;
  readonly knownAtMs: Float64Array;
  lastKnownAtMs = Number.NEGATIVE_INFINITY;
  readonly type: Uint8Array;
  readonly locality: Uint32Array;
  readonly localities = new Names();
  /** By the number of the locality. */
  readonly states: string[] = [];
  readonly featureNames = new Names();
  /** Where a row's features begin in `features`; they end where the next row's begin. */
  readonly featuresFrom: Uint32Array;
  features: Uint32Array;
  /** To be asked once all rows are there. */
  readonly orders = new ListingOrders(this);

  constructor(capacity: number) {
    this.guideFromAud = new Float64Array(capacity);
    this.guideToAud = new Float64Array(capacity);
    this.landM2 = new Float64Array(capacity);
    this.bedrooms = new Float32Array(capacity);
    this.bathrooms = new Float32Array(capacity);
    this.carSpaces = new Float32Array(capacity);
    this.longitude = new Float64Array(capacity);
    this.latitude = new Float64Array(capacity);
    this.x = new Uint32Array(capacity);
    this.y = new Uint32Array(capacity);
    this.listedDay = new Int32Array(capacity);
    this.knownAtMs = new Float64Array(capacity);
    this.type = new Uint8Array(capacity);
    this.locality = new Uint32Array(capacity);
    this.featuresFrom = new Uint32Array(capacity + 1);
    this.features = new Uint32Array(capacity * FEATURES_PER_LISTING_GUESS);
  }

  get count(): number {
    return this.ids.length;
  }

  /** To be called in the order of ids. */
  add(facts: ListingFacts): void {
    const row = this.ids.push(facts.id) - 1;
    this.guideFromAud[row] = facts.guideFromAud ?? UNKNOWN;
    this.guideToAud[row] = facts.guideToAud ?? UNKNOWN;
    this.landM2[row] = facts.landM2 ?? UNKNOWN;
    this.bedrooms[row] = facts.bedrooms ?? UNKNOWN;
    this.bathrooms[row] = facts.bathrooms ?? UNKNOWN;
    this.carSpaces[row] = facts.carSpaces ?? UNKNOWN;
    this.longitude[row] = facts.longitude;
    this.latitude[row] = facts.latitude;
    this.x[row] = gridX(facts.longitude);
    this.y[row] = gridY(facts.latitude);
    this.listedDay[row] = facts.listedDay;
    this.knownAtMs[row] = facts.knownAtMs;
    this.lastKnownAtMs = Math.max(this.lastKnownAtMs, facts.knownAtMs);
    this.type[row] = PROPERTY_TYPES.indexOf(facts.type);
    const locality = this.localities.numberOf(facts.localityId);
    this.locality[row] = locality;
    this.states[locality] = facts.state;
    this.#addFeatures(row, facts.features);
  }

  #addFeatures(row: number, features: string[]): void {
    let at = this.featuresFrom[row] ?? 0;
    if (at + features.length > this.features.length) {
      const larger = new Uint32Array(2 * this.features.length + features.length);
      larger.set(this.features);
      this.features = larger;
    }
    for (const feature of features) this.features[at++] = this.featureNames.numberOf(feature);
    this.featuresFrom[row + 1] = at;
  }
}
