/**
 * Free times of ten agents in all Australian zones over 30 days, from every day of a year, so over every change of the
 * clocks: the same as one SQL statement gives, in at most twice its time, and in milliseconds at the 95th percentile.
 */
import { performance } from 'node:perf_hooks';
import type { HoursException, WeekSpan } from '@propguard/rules/agents/spans';
import {
  type Bookable,
  type BookingRules,
  freeTimesOfTeam,
  type Stretch,
} from '@propguard/rules/availability/free-times';
import { Draws } from '@propguard/rules/chance/draws';
import { withOwner } from '../apps/server/src/db/client.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';

const ZONES = [
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Hobart',
  'Australia/Adelaide',
  'Australia/Broken_Hill',
  'Australia/Brisbane',
  'Australia/Darwin',
  'Australia/Perth',
  'Australia/Eucla',
  'Australia/Lord_Howe',
];
const DAYS = 30;
const STARTS = 40;
const TARGET_MS = 50;
const TARGET_SHARE = 2;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const RULES: BookingRules = {
  minutes: 45,
  bufferBefore: 10,
  bufferAfter: 15,
  step: 30,
  noticeMinutes: 120,
  horizonDays: 28,
};

const draws = new Draws('free-times');
const wall = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Office hours with a lunch, and a night from Saturday to Sunday, when clocks are changed. */
const HOURS: WeekSpan[] = [
  ...[1, 2, 3, 4, 5].flatMap((day) => [
    { day, from: '09:00', to: '12:30' },
    { day, from: '13:00', to: '17:30' },
  ]),
  { day: 6, from: '10:00', to: '16:00' },
  { day: 7, from: '00:00', to: '06:00' },
];

type Agent = Bookable & { id: string };

const YEAR_START = Date.UTC(2026, 0, 1);
const stretches = (count: number): Stretch[] =>
  Array.from({ length: count }, () => {
    const from = YEAR_START + draws.integer(0, 400 * 24 * 12) * 5 * MINUTE_MS;
    return { from: new Date(from), to: new Date(from + draws.integer(1, 18) * 10 * MINUTE_MS) };
  });
const agents: Agent[] = ZONES.map((zone, position) => {
  const exceptions: HoursException[] = Array.from({ length: 12 }, (_, month) => {
    const from = YEAR_START + (month * 31 + draws.integer(0, 20)) * DAY_MS;
    const isAway = draws.share() < 0.5;
    const begins = draws.integer(14, 30) * 30;
    return {
      from: dayOf(from),
      to: dayOf(from + draws.integer(0, 4) * DAY_MS),
      hours: isAway ? [] : [{ from: wall(begins), to: wall(begins + 240) }],
    };
  });
  return {
    id: String(position),
    zone,
    hours: HOURS,
    exceptions,
    capacity: position % 3 === 2 ? 2 : 1,
    live: stretches(1_200),
    busy: stretches(600),
  };
});

const SETUP = `
  create extension if not exists btree_gist;
  set jit = off;
  create temp table bench_agent (id text primary key, zone text, capacity int);
  create temp table bench_hours (agent text, day int, from_minute int, to_minute int);
  create temp table bench_exception (agent text, from_day date, to_day date, spans jsonb);
  create temp table bench_live (agent text, blocked tstzrange);
  create temp table bench_busy (agent text, blocked tstzrange);
  create index on bench_live using gist (agent, blocked);
  create index on bench_busy using gist (agent, blocked)`;

/**
 * Each time on each wall as an instant: one that the wall never shows is left out, of one that it shows twice the earlier
 * is taken (\`at time zone\` gives the later; Lord Howe's clocks go back by half an hour).
 */
const STATEMENT = `
  with asked as (select $1::timestamptz as now, $2::timestamptz as until),
  day as (
    select a.id, a.zone, a.capacity, d::date as day
    from bench_agent a, asked,
      generate_series((now at time zone a.zone)::date, least((until at time zone a.zone)::date, (now at time zone a.zone)::date + $6::int), interval '1 day') d),
  span as (
    select d.*, s.from_minute, s.to_minute from day d
    left join lateral (select spans from bench_exception e where e.agent = d.id and d.day between from_day and to_day order by from_day desc limit 1) e on true
    cross join lateral (
      select from_minute, to_minute from bench_hours h where e.spans is null and h.agent = d.id and h.day = extract(isodow from d.day)
      union all
      select (x->>'from')::int, (x->>'to')::int from jsonb_array_elements(coalesce(e.spans, '[]')) x) s),
  wall as (
    select id, zone, capacity, day + make_interval(mins => w) as wall, day + make_interval(mins => to_minute) as wall_end
    from span, generate_series(from_minute, to_minute - 1, $3::int) w),
  instant as (
    select w.id, w.capacity, first.at, ending.at as ends from wall w
    cross join lateral (
      select min(c) as at from unnest(array[0, 30, 60]) back, lateral (select (wall at time zone zone) - make_interval(mins => back)) t(c)
      where c at time zone zone = wall) first
    cross join lateral (
      select min(c) as at from unnest(array[0, 30, 60]) back, lateral (select (wall_end at time zone zone) - make_interval(mins => back)) t(c)
      where back = 0 or c at time zone zone = wall_end) ending)
  select i.at, array_agg(i.id order by i.id::int) as agents
  from instant i, asked, lateral (select tstzrange(i.at - make_interval(mins => $7::int), i.at + make_interval(mins => $4::int + $8::int))) b(blocked)
  where i.at is not null and i.at + make_interval(mins => $4::int) <= ends and i.at >= now + make_interval(mins => $5::int) and i.at < until
    and not exists (select from bench_busy o where o.agent = i.id and o.blocked && b.blocked offset 0)
    and not exists (
      select from bench_live l where l.agent = i.id and l.blocked && b.blocked
        and (select count(*) from bench_live o where o.agent = i.id and o.blocked @> greatest(lower(l.blocked), lower(b.blocked))) >= i.capacity offset 0)
  group by i.at order by i.at`;

const p95 = (durations: number[]): number =>
  durations.toSorted((a, b) => a - b)[Math.floor(durations.length * 0.95)] ?? Number.NaN;
const sum = (durations: number[]): number => durations.reduce((all, one) => all + one, 0);

await withTrialInstallation(
  ({ ownerUrl }) =>
    withOwner(ownerUrl, 'bench', async (owner) => {
      await owner.query(SETUP);
      const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
      const toRange = ({ from, to }: Stretch): string => `[${from.toISOString()},${to.toISOString()})`;
      for (const { id, zone, capacity, hours, exceptions, live, busy } of agents) {
        await owner.query('insert into bench_agent values ($1, $2, $3)', [id, zone, capacity]);
        for (const { day, from, to } of hours)
          await owner.query('insert into bench_hours values ($1, $2, $3, $4)', [
            id,
            day,
            minutes(from),
            minutes(to),
          ]);
        for (const { from, to, hours: spans } of exceptions)
          await owner.query('insert into bench_exception values ($1, $2, $3, $4)', [
            id,
            from,
            to,
            JSON.stringify(spans.map((span) => ({ from: minutes(span.from), to: minutes(span.to) }))),
          ]);
        for (const [table, rows] of [
          ['bench_live', live],
          ['bench_busy', busy],
        ] as const)
          await owner.query(`insert into ${table} select $1, unnest($2::tstzrange[])`, [
            id,
            rows.map(toRange),
          ]);
      }
      await owner.query(
        'analyze bench_agent; analyze bench_hours; analyze bench_exception; analyze bench_live; analyze bench_busy',
      );

      const ours: number[] = [];
      const theirs: number[] = [];
      let times = 0;
      for (let round = -2; round < STARTS; round++) {
        const now = new Date(YEAR_START + ((round + 2) * 9 * 24 * 60 + 7) * MINUTE_MS);
        const to = new Date(now.getTime() + DAYS * DAY_MS);
        // What a request would have read: the rows of the days in question.
        const near = ({ from, to: until }: Stretch): boolean => until > now && from < to;
        const known = agents.map((agent) => ({
          ...agent,
          live: agent.live.filter(near),
          busy: agent.busy.filter(near),
        }));
        const begun = performance.now();
        const found = freeTimesOfTeam(known, RULES, { now, from: now, to });
        const done = performance.now();
        const { rows } = await owner.query(STATEMENT, [
          now,
          to,
          RULES.step,
          RULES.minutes,
          RULES.noticeMinutes,
          RULES.horizonDays,
          RULES.bufferBefore,
          RULES.bufferAfter,
        ]);
        const asked = performance.now();
        const mine = JSON.stringify(found.map(({ start, agentIds }) => [start, agentIds]));
        const sql = JSON.stringify(rows.map(({ at, agents: ids }) => [at, ids]));
        if (mine !== sql) throw new Error(`On ${now.toISOString()} the two differ.`);
        if (round < 0) continue;
        times += found.reduce((all, { agentIds }) => all + agentIds.length, 0);
        ours.push(done - begun);
        theirs.push(asked - done);
      }
      const share = sum(ours) / sum(theirs);
      console.log(
        `${STARTS} times 30 days of ten agents, ${times} free times, all equal; PostgreSQL ${p95(theirs).toFixed(1)} ms at p95, ours takes ${share.toFixed(2)} of its time (at most ${TARGET_SHARE})`,
      );
      settle({ name: 'free-times', value: p95(ours), unit: 'ms at p95', target: TARGET_MS, better: 'lower' });
      if (share > TARGET_SHARE) process.exitCode = 1;
    }),
  { PROPGUARD_ROLE: 'api', CHAIN_EMBEDDED: 'false' },
);
