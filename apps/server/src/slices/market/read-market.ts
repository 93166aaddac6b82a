import type { MarketFigures } from '@propguard/protocol/market-figures';
import { type HeatScore, marketHeat } from '@propguard/rules/market/heat';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { toFigures } from './figures-view.ts';
import type { Region } from './regions.ts';
import { rowAsOf } from './row-as-of.ts';
import { type FigureRow, type FigureType, findFigures, findSummaries } from './store.ts';

type Summary = Omit<FigureRow, 'quarters'>;

export type Market<Row extends Summary = FigureRow> = {
  region: Region;
  type: FigureType;
  /** The place's own, and those of the regions above it; undefined where there is nothing. */
  own: Row | undefined;
  above: { region: Region['above'][number]; row: Row | undefined }[];
  figures: MarketFigures;
  heat: HeatScore | null;
  /** The place itself had a sale in the last two years, or has something for sale. */
  hasData: boolean;
  asOf: string | null;
  sample: boolean;
};

export type MarketNow = Market<Summary>;

const heatOf = (figures: MarketFigures): HeatScore | null =>
  marketHeat({
    growth: figures.growthYoy.value,
    velocity: figures.velocity.value,
    daysOnMarket: figures.daysOnMarket.value,
    clearance: figures.clearanceRate.value,
    inventory: figures.inventoryMonths.value,
  });

export const figuresAndHeat = (asked: Parameters<typeof toFigures>[0]): Pick<Market, 'figures' | 'heat'> => {
  const figures = toFigures(asked);
  return { figures, heat: heatOf(figures) };
};

const idsOf = (region: Region): string[] => [region.id, ...region.above.map(({ id }) => id)];

const marketOf = <Row extends Summary>(
  region: Region,
  type: FigureType,
  rowOf: (id: string) => Row | undefined,
): Market<Row> => {
  const own = rowOf(region.id);
  const above = region.above.map((one) => ({ region: one, row: rowOf(one.id) }));
  const { figures, heat } = figuresAndHeat({ type, chain: [{ region, row: own }, ...above] });
  const hasData =
    own !== undefined &&
    own.summary.salesLastYear + own.summary.salesYearBefore + own.summary.activeListings > 0;
  return {
    region,
    type,
    own,
    above,
    figures,
    heat,
    hasData,
    asOf: own?.asOf ?? null,
    sample: own?.sample ?? Object.values(figures).some(({ sample }) => sample),
  };
};

const among =
  <Row extends Summary>(rows: readonly Row[]) =>
  (id: string): Row | undefined =>
    rows.find(({ regionId }) => regionId === id);

/** What is known of a region's market, as of the newest data or of an earlier day. */
export const readMarket = async (
  { reader }: ReferenceScope,
  region: Region,
  type: FigureType,
  asOf: string | null = null,
): Promise<Market> => {
  const find = among(await findFigures(reader, idsOf(region), type));
  return marketOf(region, type, (id) => {
    const row = find(id);
    return row && asOf ? rowAsOf(row, asOf) : row;
  });
};

/** The newest, for who needs no quarters: they are most of what is stored. */
export const readMarketNow = async (
  { reader }: ReferenceScope,
  region: Region,
  type: FigureType,
): Promise<MarketNow> => marketOf(region, type, among(await findSummaries(reader, idsOf(region), type)));
