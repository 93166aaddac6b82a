import { Draws } from '@propguard/rules/chance/draws';
import { DAY, type Moment, type OperationsPlan, type PlannedLead, type Surroundings } from './plan.ts';

const DAYS_BACK = 31;
const DAYS_AHEAD = 10;
const SLOTS = [9 * 60 + 30, 11 * 60, 13 * 60 + 30, 15 * 60, 16 * 60 + 30] as const;
/** LEADS-DASH-15: eight a day; fewer on Sundays. */
const A_DAY = 8;
const ON_SUNDAY = 4;

const KINDS = [
  { kind: 'viewing', locationType: 'physical', minutes: 60, title: 'Viewing' },
  { kind: 'viewing', locationType: 'physical', minutes: 60, title: 'Viewing' },
  { kind: 'viewing', locationType: 'physical', minutes: 60, title: 'Viewing' },
  { kind: 'consultation', locationType: 'physical', minutes: 60, title: 'Consultation' },
  { kind: 'virtual-tour', locationType: 'virtual', minutes: 30, title: 'Virtual tour' },
  { kind: 'meeting', locationType: 'physical', minutes: 60, title: 'Meeting' },
  { kind: 'follow-up', locationType: 'phone', minutes: 30, title: 'Follow-up' },
] as const;
const OUTCOMES = ['done', 'will-offer', 'thinking', 'thinking', 'not-for-them', 'done', 'no-show'] as const;

type Standing = { status: string; outcome: string | null };

const standingOf = (draws: Draws, from: Moment, to: Moment, now: Moment): Standing => {
  if (to <= now)
    return draws.chance(0.09)
      ? { status: 'cancelled', outcome: null }
      : { status: 'completed', outcome: draws.pick(OUTCOMES) };
  if (from <= now) return { status: 'in-progress', outcome: null };
  return { status: draws.chance(0.6) ? 'confirmed' : 'scheduled', outcome: null };
};

/** Those who would be shown round: nobody twice on one day, because they come up in turn. */
const clientsOf = (leads: readonly PlannedLead[]): PlannedLead[] =>
  leads.filter(({ status }) => status === 'viewing' || status === 'negotiating' || status === 'qualified');

/** Every day has some, so that today is never empty; what has passed is over, and what is to come is booked. */
export const planAppointments = (
  plan: Pick<OperationsPlan, 'agents' | 'leads' | 'appointments' | 'activities'>,
  { weekday, now, homes, newId }: Surroundings,
): void => {
  const clients = clientsOf(plan.leads);
  let turn = 0;
  for (let day = -DAYS_BACK; day <= DAYS_AHEAD; day += 1) {
    const draws = new Draws(`sample-appointments-${day}`);
    const isSunday = (((weekday - 1 + day) % 7) + 7) % 7 === 6;
    const places = plan.agents.flatMap((agent) => SLOTS.map((slot) => ({ agent, slot })));
    const chosen = places
      .map((place) => ({ ...place, by: draws.share() }))
      .sort((a, b) => a.by - b.by)
      .slice(0, isSunday ? ON_SUNDAY : A_DAY);
    for (const { agent, slot } of chosen) {
      const lead = clients[turn % clients.length];
      turn += 1;
      if (!lead) continue;
      const { kind, locationType, minutes, title } = draws.pick(KINDS);
      const home = kind === 'viewing' && homes.length > 0 ? draws.pick(homes) : null;
      const from = day * DAY + slot;
      const to = from + minutes;
      const { status, outcome } = standingOf(draws, from, to, now);
      const id = newId();
      const bookedAt = Math.min(now - 1, from - draws.integer(1, 6) * DAY);
      const satisfaction =
        outcome !== null && outcome !== 'no-show' && draws.chance(0.5) ? draws.integer(3, 5) : null;
      plan.appointments.push({
        id,
        agentId: agent.id,
        personId: lead.personId,
        leadId: lead.id,
        propertyId: home?.id ?? null,
        kind,
        title: home ? `${title} at ${home.address}` : title,
        status,
        from,
        to,
        locationType,
        address: home?.address ?? (locationType === 'physical' ? 'At the office' : null),
        link: locationType === 'virtual' ? `https://meet.example.com/${id}` : null,
        outcome,
        satisfaction,
        bookedAt,
      });
      const about = { personId: lead.personId, conversationId: null, ref: id };
      plan.activities.push({ ...about, kind: 'appointment-booked', at: bookedAt, outcome: null });
      if (status === 'completed')
        plan.activities.push({ ...about, kind: 'appointment-ended', at: to, outcome });
      if (satisfaction !== null)
        plan.activities.push({
          ...about,
          kind: 'appointment-rated',
          at: Math.min(now - 1, to + 60),
          outcome: String(satisfaction),
        });
      if (status === 'cancelled')
        plan.activities.push({
          ...about,
          kind: 'appointment-cancelled',
          at: from - 3 * 60,
          outcome: 'client',
        });
    }
  }
};
