import { type Day, dayOf } from '../calendar.ts';

const CAPITALS = [
  'Sydney',
  'Melbourne',
  'Brisbane',
  'Adelaide',
  'Perth',
  'Hobart',
  'Darwin',
  'Canberra',
] as const;
export type Capital = (typeof CAPITALS)[number];

const FIRST_QUARTER = 2020 * 4 + 2;

/**
 * Residential property prices by quarter from September 2020. The first six are the published index of the
 * Australian Bureau of Statistics (2011-12 = 100); it ends in December 2021. What follows is our own continuation:
 * a fall while rates rose, a recovery, and unequal growth since. It shapes the sample and is evidence of nothing.
 */
const QUARTERS: Readonly<Record<Capital, readonly number[]>> = {
  Sydney: [
    167.6, 172.6, 183.1, 197.9, 210.1, 218.7, 219.8, 213.5, 203.2, 196.3, 196.8, 204.9, 211.2, 214.6, 218.3,
    220.9, 222.5, 220.2, 221.6, 224.5, 229.4, 234, 235.9, 235.2, 236.6, 238.5,
  ],
  Melbourne: [
    149.6, 154.7, 162.6, 172.5, 178.7, 185.7, 185.9, 182.5, 176.9, 172.4, 171.2, 173.6, 176.2, 177, 176.6,
    175.9, 174, 171.5, 172.3, 174.2, 177.8, 181.5, 183, 182.6, 183.9, 185.5,
  ],
  Brisbane: [
    125.6, 129, 134.2, 141.8, 150.4, 164.9, 173.8, 175.9, 169.2, 161.7, 160.1, 165.4, 173, 179.4, 185.5, 193,
    199.1, 203.3, 207, 212.1, 219.4, 228, 234.1, 238.3, 242.2, 246,
  ],
  Adelaide: [
    123, 126.2, 131.3, 138.3, 146.4, 156.3, 165.2, 172.1, 172.9, 170.8, 170.1, 175, 180.4, 186.1, 192.3,
    200.2, 207, 211.5, 213.8, 217.1, 222.4, 229, 233.6, 236.5, 239.8, 243.1,
  ],
  Perth: [
    100.9, 103.8, 109.2, 114.4, 116.7, 120.1, 122.4, 125.2, 126, 126.4, 127.6, 131.5, 137.3, 144, 152.1,
    161.8, 169.5, 174.3, 176.2, 179.6, 185.4, 193.8, 200.2, 204.3, 208.1, 211.5,
  ],
  Hobart: [
    157.7, 162.6, 172.5, 183.3, 198.3, 211.1, 216.5, 215.2, 206.9, 198, 191.5, 190.4, 191.2, 191, 190.2,
    189.8, 188.9, 188.6, 190.1, 192.2, 195, 198.6, 200.9, 202.1, 203.9, 206,
  ],
  Darwin: [
    87.6, 89.5, 93.7, 98, 99.6, 101.1, 102, 103.6, 104.1, 104, 103.2, 103.4, 104, 104.1, 104.4, 105.2, 105.6,
    106.3, 109.5, 114.2, 119.6, 124.7, 128.1, 130.3, 132.6, 134.5,
  ],
  Canberra: [
    130.3, 134.7, 142.2, 153.9, 163.1, 173.5, 177.8, 178.5, 174, 168.6, 165.9, 166.8, 168, 168.8, 169.5,
    170.2, 170, 169.6, 170.2, 171.6, 173.8, 176.3, 177.7, 178.2, 179.4, 180.9,
  ],
};

/** Each figure stands for the middle of its quarter. */
const middleOf = (quarter: number): Day =>
  dayOf(`${Math.floor(quarter / 4)}-${String((quarter % 4) * 3 + 2).padStart(2, '0')}-15`);
const MIDDLES = QUARTERS.Sydney.map((_, i) => middleOf(FIRST_QUARTER + i));

const REFERENCE_YEAR_START = (2025 * 4 - FIRST_QUARTER) as number;
const logMeanOf2025 = (capital: Capital): number => {
  const year = QUARTERS[capital].slice(REFERENCE_YEAR_START, REFERENCE_YEAR_START + 4);
  return year.reduce((sum, value) => sum + Math.log(value), 0) / year.length;
};
const LEVEL_2025 = new Map(CAPITALS.map((capital) => [capital, logMeanOf2025(capital)]));

/** The logarithm of the price level, with 2025 as zero; between quarters it runs straight. */
export const logIndex = (capital: Capital, day: Day): number => {
  const values = QUARTERS[capital];
  const after = Math.max(
    1,
    MIDDLES.findIndex((middle) => middle > day),
  );
  const to = MIDDLES.at(-1) !== undefined && day >= (MIDDLES.at(-1) ?? 0) ? MIDDLES.length - 1 : after;
  const [start = 0, end = 0] = [MIDDLES[to - 1], MIDDLES[to]];
  const share = Math.min(1, Math.max(0, (day - start) / (end - start)));
  const level = Math.log(values[to - 1] ?? 1) * (1 - share) + Math.log(values[to] ?? 1) * share;
  return level - (LEVEL_2025.get(capital) ?? 0);
};
