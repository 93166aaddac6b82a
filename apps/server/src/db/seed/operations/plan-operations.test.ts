import { isReservedAddress } from '@propguard/rules/consent/reserved-addresses';
import { describe, expect, it } from 'vitest';
import { DAY, type Surroundings } from './plan.ts';
import { planOperations } from './plan-operations.ts';

const around = (over: Partial<Surroundings> = {}): Surroundings => {
  let made = 0;
  return {
    weekday: 3,
    now: 15 * 60,
    places: [{ id: 'a', state: 'VIC', postcode: '3000' }],
    homes: [{ id: 'h', address: '1 High Street' }],
    newId: () => {
      made += 1;
      return String(made);
    },
    ...over,
  };
};

describe('the made-up agency', () => {
  const plan = planOperations(around());

  it('writes names as their people do, and addresses that mail could have', () => {
    const irish = plan.people.filter(({ name }) => name?.includes('Brien'));
    expect(irish.length).toBeGreaterThan(0);
    for (const { id, name } of irish) {
      expect(name).toMatch(/ O’Brien$/);
      const email = plan.addresses.find(({ personId, kind }) => personId === id && kind === 'email');
      expect(email?.value).toMatch(/^[a-z-]+\.obrien\.\d+@example\.com$/);
    }
  });

  it('has the figures that the specification shows', () => {
    const closed = plan.leads.filter(({ status }) => status === 'closed');
    expect(plan.leads).toHaveLength(1247);
    expect(closed.length / plan.leads.length).toBeCloseTo(0.25, 2);
    expect(closed.reduce((sum, { fee }) => sum + (fee ?? 0), 0) / 1e6).toBeCloseTo(2.34, 2);
    const since = (from: number, to: number) =>
      plan.leads.filter(({ at }) => at >= -from * DAY && at < -to * DAY).length;
    expect(since(30, -1)).toBeGreaterThan(200);
  });

  // LEADS-DASH-09: +12.5% against the 30 days before, whenever one looks.
  it.each([0, 5, 8 * 60, 15 * 60, 23 * 60])(
    'LEADS-DASH-09: grows by an eighth in 30 days, at minute %i',
    (now) => {
      const { leads } = planOperations(around({ now }));
      const between = (from: number, to: number) =>
        leads.filter(({ at }) => at >= now - from * DAY && at < now - to * DAY + (to === 0 ? 1 : 0)).length;
      expect(between(30, 0) / between(60, 30)).toBeCloseTo(1.125, 1.5);
    },
  );

  it('some agreed to be written to, in words, and a few took it back', () => {
    const of = (kind: string) => plan.consents.filter((event) => event.kind === kind);
    expect(of('express').length).toBeGreaterThan(200);
    expect(of('express').every(({ text, form }) => text !== null && form !== null)).toBe(true);
    expect(of('withdrawn').length).toBeGreaterThan(10);
    expect(Math.max(...plan.consents.map(({ at }) => at))).toBeLessThanOrEqual(15 * 60);
  });

  it('has nobody who can be reached, and no address twice', () => {
    expect(plan.addresses.filter(({ kind, value }) => !isReservedAddress(kind, value))).toEqual([]);
    expect(new Set(plan.addresses.map(({ value }) => value)).size).toBe(plan.addresses.length);
  });

  it('stands still: the same surroundings make the same agency', () => {
    expect(planOperations(around())).toEqual(plan);
  });
});

describe.each([1, 2, 3, 4, 5, 6, 7])('on day %i of the week', (weekday) => {
  it.each([0, 5, 9 * 60 + 45, 23 * 60 + 59])('at minute %i nothing that happened is still to come', (now) => {
    const plan = planOperations(around({ weekday, now }));
    const happened = [
      ...plan.activities.map(({ at }) => at),
      ...plan.leads.flatMap(({ at, since, contactAt, closedAt }) => [
        at,
        since,
        contactAt ?? at,
        closedAt ?? at,
      ]),
      ...plan.messages.map(({ at }) => at),
    ];
    expect(Math.max(...happened)).toBeLessThanOrEqual(now);
    const today = plan.appointments.filter(({ from }) => from >= 0 && from < DAY);
    expect(today.length).toBeGreaterThanOrEqual(4);
    for (const { to, from, status } of plan.appointments)
      expect(
        to <= now ? ['completed', 'cancelled'] : from <= now ? ['in-progress'] : ['confirmed', 'scheduled'],
      ).toContain(status);
    expect(plan.conversations.filter(({ at }) => at >= 0 - DAY).length).toBeGreaterThan(0);
  });

  it('nobody is at two places at once', () => {
    const plan = planOperations(around({ weekday }));
    for (const who of ['agentId', 'personId'] as const) {
      const taken = new Map<string, number>();
      for (const appointment of plan.appointments.toSorted((a, b) => a.from - b.from)) {
        const until = taken.get(appointment[who]) ?? Number.NEGATIVE_INFINITY;
        expect(appointment.from).toBeGreaterThanOrEqual(until);
        taken.set(appointment[who], appointment.to + (who === 'agentId' ? 15 : 0));
      }
    }
  });
});
