/**
 * Milliseconds until the server has answered a suggestion, with a million addresses: for what is typed right, letter
 * by letter, and for one typo. Through HTTP, one request at a time, as one person types.
 */
import { openPool } from '../apps/server/src/db/pool.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';
import { visitorCookie } from './lib/visitor.ts';

const ADDRESSES = 1_000_000;
const PREFIX_TARGET_MS = 10;
const TYPO_TARGET_MS = 50;
const ROUNDS = 4;

/** Only what suggestions need: foreign keys and the other indices would take longer than the bench. */
const MAKE_LIGHT = `
  alter table property disable trigger all;
  alter table property enable trigger property_added;
  drop index property_position, property_by_dataset;
  alter table sale drop constraint sale_of_property;
  alter table listing drop constraint listing_of_property;
  alter table property drop constraint property_in_locality;
  set statement_timeout = 0`;

/** Twenty houses a street, on streets of every suburb named like suburbs and like the sample world's streets. */
const FILL = `
  with name as (
    select name, row_number() over (order by md5(name)) - 1 as at
    from (select distinct name from locality where search_name !~ ' '
      union select distinct street_name from property) as known
  ), place as (
    select id, latitude, longitude, row_number() over (order by md5(id)) - 1 as at from locality
  ), street as (
    select place.id, latitude, longitude, name.name, (array['Street','Road','Avenue','Court','Crescent','Drive','Parade'])[1 + n % 7] as type, n
    from generate_series(0, $1::integer / 20 - 1) as n
    join place on place.at = n % (select count(*) from place)
    join name on name.at = (n::bigint * n + n / 7) % (select count(*) from name)
  )
  insert into property (unit, house_number, street_name, street_type, locality_id, latitude, longitude, position_source, type, dataset_id)
  select case when h % 4 = 0 then (h / 4)::text end, case when h % 4 = 0 then '53' else (h * 3)::text end, name, type, id, latitude, longitude,
    'exact', 'house', (select id from dataset where kind = 'sales' limit 1)
  from street, generate_series(1, 20) as h`;

type Sample = {
  unit: string | null;
  number: string;
  street: string;
  type: string;
  place: string;
  state: string;
};

const SAMPLE = `
  select p.unit, p.house_number as number, p.street_name as street, p.street_type as type, l.name as place, l.state
  from property p join locality l on l.id = p.locality_id
  where length(p.street_name) > 4 and length(l.name) > 4 and p.street_type is not null order by md5(p.id::text) limit 25`;

const SHORT: Record<string, string> = {
  Street: 'St',
  Road: 'Rd',
  Avenue: 'Ave',
  Crescent: 'Cres',
  Parade: 'Pde',
};

/** What a person types on the way to one address, and to its suburb. */
const typedRight = ({ unit, number, street, type, place, state }: Sample): string[] => {
  const line = `${unit ? `${unit}/` : ''}${number} ${street} ${SHORT[type] ?? type} ${place}`;
  const steps = Array.from({ length: Math.ceil(line.length / 2) }, (_, at) => line.slice(0, 2 * at + 2));
  return [
    ...steps,
    ...[1, 2, 3, 5].map((size) => place.slice(0, size)),
    `${place} ${state}`,
    `${street} ${type}`,
  ];
};

const withoutLetter = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);

const mistyped = ({ number, street, type, place }: Sample): string[] => [
  `${number} ${withoutLetter(street, 2)} ${SHORT[type] ?? type} ${place}`,
  `${number} ${street} ${type} ${withoutLetter(place, 3)}`,
  `${withoutLetter(street, 1)} ${type}`,
  withoutLetter(place, 2),
  `${street.slice(0, 2)}x${street.slice(3)} ${place}`,
];

const p95 = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

await withTrialInstallation(async ({ url, ownerUrl }) => {
  const pool = openPool({ url: ownerUrl, size: 1, name: 'bench', onError: () => undefined });
  const owner = await pool.connect();
  await owner.query(MAKE_LIGHT);
  const startedAt = performance.now();
  await owner.query(FILL, [ADDRESSES]);
  await owner.query('analyze property, street, place_word, locality');
  const counted = await owner.query<{ addresses: number; streets: number; words: number }>(
    `select (select count(*)::int from property) as addresses, (select count(*)::int from street) as streets,
       (select count(*)::int from place_word) as words`,
  );
  console.log(counted.rows[0], `in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  const samples = (await owner.query<Sample>(SAMPLE)).rows;
  owner.release();
  await pool.end();

  const cookie = await visitorCookie(url);
  const measure = async (queries: readonly string[]): Promise<number> => {
    const taken: { query: string; ms: number; items: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const query of queries) {
        const from = performance.now();
        const reply = await fetch(`${url}/api/suggestions?${new URLSearchParams({ query }).toString()}`, {
          headers: { cookie },
        });
        const { items } = (await reply.json()) as { items: unknown[] };
        taken.push({ query, ms: performance.now() - from, items: items.length });
        if (!reply.ok) throw new Error(`${reply.status} for '${query}'`);
      }
    }
    const found = taken.filter(({ items }) => items > 0).length;
    console.log(
      `${taken.length} requests, ${((100 * found) / taken.length).toFixed(0)} % found something; the slowest:`,
    );
    for (const { query, ms } of taken.sort((a, b) => b.ms - a.ms).slice(0, 5))
      console.log(`  ${ms.toFixed(1)} ms  ${query}`);
    return p95(taken.map(({ ms }) => ms));
  };

  await measure(samples.flatMap(typedRight).slice(0, 50));
  const prefixMs = await measure(samples.flatMap(typedRight));
  const typoMs = await measure(samples.flatMap(mistyped));
  console.log(`with one typo: ${typoMs.toFixed(2)} ms (at most ${TYPO_TARGET_MS})`);
  settle({ name: 'autocomplete', value: prefixMs, unit: 'ms', target: PREFIX_TARGET_MS, better: 'lower' });
  if (typoMs > TYPO_TARGET_MS) process.exitCode = 1;
});
