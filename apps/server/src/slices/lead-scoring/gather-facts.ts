import { countedHappenings, type Happened, pointsOf } from '@propguard/rules/lead-scoring/engagement';
import type { ScoringFacts } from '@propguard/rules/lead-scoring/score-lead';
import {
  ASKED_URGENCY,
  AT_ONCE_URGENCY,
  strongestSign,
  type UrgencySign,
  urgencySigns,
} from '@propguard/rules/lead-scoring/urgency';
import type { TxScope } from '../../access/any-scope.ts';
import { type MarketShelf, marketShelf } from './market-shelf.ts';
import { findListedPrices, findSoldKinds } from './market-store.ts';
import { findHappened, findOwnTouches, type LeadFactsRow, type TouchRow } from './store.ts';

const groupByLead = <Row extends { leadId: string }>(rows: readonly Row[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const known = groups.get(row.leadId);
    if (known) known.push(row);
    else groups.set(row.leadId, [row]);
  }
  return groups;
};

const companySizeOf = ({ company, companySize }: LeadFactsRow): ScoringFacts['companySize'] => {
  if (companySize !== null) return companySize;
  return company === null ? 'none' : null;
};

const timelineOf = ({ timeline, timelineSince }: LeadFactsRow): ScoringFacts['timeline'] =>
  timeline === null || timelineSince === null ? null : { timeline, saidAt: timelineSince };

/** Who sells has no budget to ask for. */
const budgetOf = (row: LeadFactsRow, shelf: MarketShelf): ScoringFacts['budget'] => {
  if (row.intent === 'seller') return 'none';
  const isStated = row.budgetMin !== null || row.budgetMax !== null;
  const most = row.budgetMax === null ? Number.POSITIVE_INFINITY : Number(row.budgetMax);
  return { reach: isStated ? shelf.reach(row, most) : null, financing: row.financing };
};

const signsOf = (
  row: LeadFactsRow,
  happened: readonly Happened[],
  touches: readonly TouchRow[],
): UrgencySign[] => [
  ...urgencySigns(happened),
  ...touches.map(({ id, kind, at }) => ({
    row: 'touch' as const,
    id,
    kind,
    at,
    strength: ASKED_URGENCY,
  })),
  ...(row.timeline === 'immediately' && row.timelineSince !== null
    ? [
        {
          row: 'lead' as const,
          id: row.id,
          kind: row.timeline,
          at: row.timelineSince,
          strength: AT_ONCE_URGENCY,
        },
      ]
    : []),
];

/** The shelf for these leads: of their suburbs, unless one of them names none. */
export const shelfFor = async ({ tx }: TxScope, rows: readonly LeadFactsRow[]): Promise<MarketShelf> => {
  const isAnywhere = rows.some(
    ({ locations, budgetMin, budgetMax, propertyTypes }) =>
      locations.length === 0 && (budgetMin !== null || budgetMax !== null || propertyTypes.length > 0),
  );
  const places = isAnywhere ? null : [...new Set(rows.flatMap(({ locations }) => locations))];
  return marketShelf(await findListedPrices(tx, places), await findSoldKinds(tx, places));
};

export const wholeShelf = async ({ tx }: TxScope): Promise<MarketShelf> =>
  marketShelf(await findListedPrices(tx, null), await findSoldKinds(tx, null));

/** All that their scores are made of, as of now. */
export const gatherFacts = async (
  { tx }: TxScope,
  rows: readonly LeadFactsRow[],
  { shelf, at }: { shelf: MarketShelf; at: number },
): Promise<{ leadId: string; facts: ScoringFacts }[]> => {
  const ids = rows.map(({ id }) => id);
  const happenedOf = groupByLead(await findHappened(tx, rows));
  const touchesOf = groupByLead(await findOwnTouches(tx, ids));
  return rows.map((row) => {
    const happened = happenedOf.get(row.id) ?? [];
    const signs = signsOf(row, happened, touchesOf.get(row.id) ?? []);
    return {
      leadId: row.id,
      facts: {
        at,
        engagementPoints: pointsOf(countedHappenings(happened, at)),
        budget: budgetOf(row, shelf),
        timeline: timelineOf(row),
        locations: shelf.places(row),
        propertyTypes: shelf.kinds(row),
        companySize: companySizeOf(row),
        decisionMaker: row.decisionMaker,
        urgency: strongestSign(signs, at),
      },
    };
  });
};
