import type { TextSentiment } from './read-sentiment.ts';

export const SENTIMENT_SIGNALS = ['momentum', 'clearance', 'daysOnMarket', 'velocity', 'text'] as const;
type SentimentSignal = (typeof SENTIMENT_SIGNALS)[number];

export type SentimentFigures = {
  /** Share a year. */
  growthYoy: number | null;
  /** Share of auctions that sold. */
  clearanceRate: number | null;
  /** Median days now, and a year before. */
  daysOnMarket: number | null;
  daysOnMarketBefore: number | null;
  /** Share of listings that sell within 60 days. */
  velocity: number | null;
};

/** Neutral is 0; one `unit` away from it is as good, or as bad, as it gets. */
const GROWTH = { neutral: 0.01, unit: 0.09, weight: 0.4 };
const CLEARANCE = { neutral: 0.6, unit: 0.2, weight: 0.25 };
const DAYS = { neutral: 40, unit: -25, weight: 0.15 };
/** Days on market against the year before, as a share; fewer is better. Counts as much as the level. */
const DAYS_CHANGE_UNIT = -0.3;
const VELOCITY = { neutral: 0.5, unit: 0.3, weight: 0.2 };
/** Words that were given count as much as all figures together when there are many of them, else less. */
const TEXT_MAX_WEIGHT = 1;
const TEXT_FULL_MAGNITUDE = 3;
/** CORE-SENT-06 shows at most so many keywords. */
export const TRENDING_TOPICS_MAX = 4;

export type SentimentPart = { signal: SentimentSignal; figure: number; score: number; weight: number };
export type MarketSentiment = {
  /** -1 to 1. */
  score: number;
  /** 0 to 1: how much of what it could rest on is known, and how surely. */
  confidence: number;
  parts: SentimentPart[];
};

type Scale = { neutral: number; unit: number; weight: number };
const clamp = (value: number): number => Math.max(-1, Math.min(1, value));

const partOf = (signal: SentimentSignal, figure: number | null, scale: Scale): SentimentPart[] =>
  figure === null
    ? []
    : [{ signal, figure, score: clamp((figure - scale.neutral) / scale.unit), weight: scale.weight }];

const daysPart = ({ daysOnMarket, daysOnMarketBefore }: SentimentFigures): SentimentPart[] => {
  const [level] = partOf('daysOnMarket', daysOnMarket, DAYS);
  if (!level || daysOnMarket === null || !daysOnMarketBefore) return level ? [level] : [];
  const change = clamp((daysOnMarket / daysOnMarketBefore - 1) / DAYS_CHANGE_UNIT);
  return [{ ...level, score: (level.score + change) / 2 }];
};

/** How sure each figure is, 0 to 1; 0 where there is none. */
export type Sureness = Readonly<Record<Exclude<SentimentSignal, 'text'>, number>>;

const FIGURES_WEIGHT = GROWTH.weight + CLEARANCE.weight + DAYS.weight + VELOCITY.weight;

/** CORE-SENT-05, CORE-ENT-19: of a market, from how sure the figures are that its sentiment rests on. */
export const marketConfidence = ({ momentum, clearance, daysOnMarket, velocity }: Sureness): number =>
  (momentum * GROWTH.weight +
    clearance * CLEARANCE.weight +
    daysOnMarket * DAYS.weight +
    velocity * VELOCITY.weight) /
  FIGURES_WEIGHT;

const sureOfKnown = (parts: readonly SentimentPart[], sureness: Sureness): Sureness => {
  const sureOf = (signal: keyof Sureness) =>
    parts.some((part) => part.signal === signal) ? sureness[signal] : 0;
  return {
    momentum: sureOf('momentum'),
    clearance: sureOf('clearance'),
    daysOnMarket: sureOf('daysOnMarket'),
    velocity: sureOf('velocity'),
  };
};

/** Null where there is neither a figure nor a word to go by. */
export const marketSentiment = (
  figures: SentimentFigures,
  text: TextSentiment | null,
  sureness: Sureness,
): MarketSentiment | null => {
  const measured = [
    ...partOf('momentum', figures.growthYoy, GROWTH),
    ...partOf('clearance', figures.clearanceRate, CLEARANCE),
    ...daysPart(figures),
    ...partOf('velocity', figures.velocity, VELOCITY),
  ];
  const said: SentimentPart[] =
    text && text.magnitude > 0
      ? [
          {
            signal: 'text',
            figure: text.words.length,
            score: clamp(text.score),
            weight: TEXT_MAX_WEIGHT * Math.min(1, text.magnitude / TEXT_FULL_MAGNITUDE),
          },
        ]
      : [];
  const parts = [...measured, ...said];
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  if (weight === 0) return null;
  const textWeight = said.reduce((sum, part) => sum + part.weight, 0);
  // What was said in words is as sure as it is there; a figure that is missing stays missing beside it.
  const sure = marketConfidence(sureOfKnown(measured, sureness));
  const scaled = parts.map((part) => ({ ...part, weight: part.weight / weight }));
  return {
    score: scaled.reduce((sum, part) => sum + part.score * part.weight, 0),
    confidence:
      textWeight === 0 ? sure : (sure * FIGURES_WEIGHT + textWeight) / (FIGURES_WEIGHT + textWeight),
    parts: scaled,
  };
};

/** CORE-SENT-04. */
export const isPositiveSentiment = (score: number): boolean => score >= 0;
