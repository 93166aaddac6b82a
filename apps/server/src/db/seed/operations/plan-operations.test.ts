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

  it('has the figures that the specification shows', () => {
    const closed = plan.leads.filter(({ status }) => status === 'closed');
    expect(plan.leads).toHaveLength(1247);
    expect(closed.length / plan.leads.length).toBeCloseTo(0.25, 2);
    expect(closed.reduce((sum, { fee }) => sum + (fee ?? 0), 0) / 1e6).toBeCloseTo(2.34, 2);
    const since = (from: number, to: number) =>
      plan.leads.filter(({ at }) => at >= -from * DAY && at < -to * DAY).length;
    const growth = since(30, -1) / since(60, 30);
    expect(growth).toBeGreaterThan(1.08);
    expect(growth).toBeLessThan(1.18);
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
