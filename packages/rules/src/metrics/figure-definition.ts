/** Whose figure it is. */
const FIGURE_HOMES = {
  one: 'Of one home',
  type: 'Of homes of one type, or of all types where that is said',
  chosen: 'Of the homes that are counted',
  place: 'Of whatever stands there',
  all: 'Of every home of the installation',
} as const;

/** Where a figure may come from. Prices and numbers of things are never those of another place. */
const FIGURE_REGIONS = {
  home: 'at its place',
  own: 'of the place itself',
  wider: 'of the place, or of the nearest wider one that has enough, by name',
  installation: 'on this installation',
} as const;

/** A figure, defined once for every screen, document, answer and call. */
export type FigureDefinition = {
  /** Shown as it is written. */
  title: string;
  unit: 'aud' | 'aud a year' | 'aud a month' | 'share' | 'level' | 'days' | 'months' | 'count' | 'day' | 'id';
  /** What it is, for whoever reads it the first time. */
  sentence: string;
  homes: keyof typeof FIGURE_HOMES;
  region: keyof typeof FIGURE_REGIONS;
  /** Months up to the last day that the data speak for; null: all there is, or as it stands. */
  windowMonths: number | null;
  /** What n counts. */
  countOf: 'sales' | 'listings' | 'auctions' | 'risks' | 'hazards' | 'homes';
  /** With fewer there is no figure of its own. */
  leastN: number;
};

/** All of a definition, as the contract tells it to whoever calls: what, of whom, where, since when, from how many. */
export const figureInWords = (figure: FigureDefinition): string => {
  const { title, sentence, homes, region, windowMonths, countOf, leastN } = figure;
  const window = windowMonths === null ? '' : `, over ${windowMonths} months`;
  const least = leastN > 1 ? `, from at least ${leastN} ${countOf}` : '';
  return `${title}. ${sentence} ${FIGURE_HOMES[homes]}, ${FIGURE_REGIONS[region]}${window}${least}.`;
};
