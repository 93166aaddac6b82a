import { inEnglish } from '../messages/in-english.ts';
import type { PropertyType } from '../properties/property-types.ts';

export type Wishes = {
  budgetMin: number | null;
  budgetMax: number | null;
  locations: readonly string[];
  propertyTypes: readonly PropertyType[];
  bedrooms: number | null;
  bathrooms: number | null;
  features: readonly string[];
};
export type OfferedHome = {
  localityId: string;
  localityName: string;
  type: PropertyType;
  bedrooms: number | null;
  bathrooms: number | null;
  features: readonly string[];
  guide: { fromAud: number; toAud: number } | null;
};

type Verdict = { weight: number; share: number; said: string };

const WEIGHTS = { budget: 35, location: 25, type: 15, bedrooms: 10, bathrooms: 5, features: 10 };
/** A guide a little above a budget is still worth a look; this far above it is worth nothing. */
const STRETCH = 0.1;

const KINDS: Readonly<Record<PropertyType, string>> = {
  house: 'A house',
  townhouse: 'A townhouse',
  apartment: 'An apartment',
  land: 'Vacant land',
  rural: 'A rural property',
};

const dollars = (aud: number): string => `$${aud.toLocaleString('en-AU')}`;

const ofBudget = ({ budgetMax }: Wishes, { guide }: OfferedHome): Verdict | null => {
  if (budgetMax === null || guide === null) return null;
  if (guide.fromAud <= budgetMax)
    return { weight: WEIGHTS.budget, share: 1, said: `From ${dollars(guide.fromAud)}, within the budget` };
  const over = (guide.fromAud - budgetMax) / budgetMax;
  return {
    weight: WEIGHTS.budget,
    share: Math.max(0, 1 - over / STRETCH),
    said: `${dollars(guide.fromAud - budgetMax)} above the budget`,
  };
};

const bedrooms = (count: number): string =>
  inEnglish('{count, plural, one {# bedroom} other {# bedrooms}}', { count });
const bathrooms = (count: number): string =>
  inEnglish('{count, plural, one {# bathroom} other {# bathrooms}}', { count });

const ofCount = (
  weight: number,
  wished: number | null,
  has: number | null,
  what: (count: number) => string,
): Verdict | null => {
  if (wished === null || has === null) return null;
  const rooms = what(has);
  return has >= wished
    ? { weight, share: 1, said: rooms }
    : { weight, share: Math.max(0, 1 - (wished - has) / 2), said: `${rooms}, not ${wished}` };
};

const ofFeatures = ({ features }: Wishes, home: OfferedHome): Verdict | null => {
  if (features.length === 0) return null;
  const offered = home.features.map((feature) => feature.toLowerCase());
  const met = features.filter((feature) => offered.includes(feature.toLowerCase()));
  return {
    weight: WEIGHTS.features,
    share: met.length / features.length,
    said: met.length > 0 ? `Has ${met.join(', ')}` : `Without ${features.join(', ')}`,
  };
};

/** How well a home fits, in percent of what was wished and is known, with the reasons for and against. */
export const matchHome = (
  wishes: Wishes,
  home: OfferedHome,
): { matchScore: number; reasons: string[]; misses: string[] } => {
  const isThere = wishes.locations.includes(home.localityId);
  const isType = wishes.propertyTypes.includes(home.type);
  const verdicts = [
    ofBudget(wishes, home),
    wishes.locations.length === 0
      ? null
      : {
          weight: WEIGHTS.location,
          share: isThere ? 1 : 0,
          said: isThere ? `In ${home.localityName}` : `In ${home.localityName}, not where they’re looking`,
        },
    wishes.propertyTypes.length === 0
      ? null
      : {
          weight: WEIGHTS.type,
          share: isType ? 1 : 0,
          said: isType ? KINDS[home.type] : `${KINDS[home.type]}, not what they’re after`,
        },
    ofCount(WEIGHTS.bedrooms, wishes.bedrooms, home.bedrooms, bedrooms),
    ofCount(WEIGHTS.bathrooms, wishes.bathrooms, home.bathrooms, bathrooms),
    ofFeatures(wishes, home),
  ].filter((verdict) => verdict !== null);
  const weight = verdicts.reduce((sum, verdict) => sum + verdict.weight, 0);
  const points = verdicts.reduce((sum, verdict) => sum + verdict.weight * verdict.share, 0);
  return {
    matchScore: weight === 0 ? 0 : Math.round((points / weight) * 100),
    reasons: verdicts.filter(({ share }) => share === 1).map(({ said }) => said),
    misses: verdicts.filter(({ share }) => share < 1).map(({ said }) => said),
  };
};
