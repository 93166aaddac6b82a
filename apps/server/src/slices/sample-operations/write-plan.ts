import { type SQL, sql } from 'drizzle-orm';
import type { TxScope } from '../../access/any-scope.ts';
import type { OperationsPlan } from '../../db/seed/operations/plan.ts';

type Target = { workspaceId: string; today: string; zone: string };

/** Hours of the sample's agents: weekdays, and Saturday until the afternoon. */
const HOURS = [1, 2, 3, 4, 5]
  .map((day) => ({ day, from: '09:00', to: '18:00' }))
  .concat([{ day: 6, from: '09:00', to: '18:00' }]);

/** Each kind of row is one statement, whatever its number: rows go to the database as one document. */
const statementsOf = (plan: OperationsPlan, { workspaceId, today, zone }: Target): (() => SQL)[] => {
  const rowsOf = (rows: readonly object[], columns: string): SQL =>
    sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(columns)})`;
  const at = (column: string): SQL =>
    sql`((${today}::date)::timestamp + make_interval(secs => r.${sql.raw(`"${column}"`)} * 60)) at time zone ${zone}`;
  const own = sql`${workspaceId}::uuid`;
  return [
    () => sql`insert into agent (id, workspace_id, name, phone, zone, hours, is_sample)
      select r.id, ${own}, r.name, r.phone, ${zone}, ${JSON.stringify(HOURS)}::jsonb, true
      from ${rowsOf(plan.agents, 'id uuid, name text, phone text')}`,
    () => sql`insert into person (id, workspace_id, name, language, state, postcode, is_sample, created_at)
      select r.id, ${own}, r.name, r.language, r.state, r.postcode, true, ${at('at')}
      from ${rowsOf(plan.people, 'id uuid, name text, language text, state text, postcode text, at float8')}`,
    () => sql`insert into person_address (id, workspace_id, person_id, kind, value, created_at)
      select r.id, ${own}, r."personId", r.kind, r.value, ${at('at')}
      from ${rowsOf(plan.addresses, 'id uuid, "personId" uuid, kind text, value text, at float8')}`,
    () => sql`insert into consent_event (workspace_id, person_address_id, kind, channel, at, text_shown, form, source)
      select ${own}, r."addressId", r.kind, 'email', ${at('at')}, r.text, r.form, r.source
      from ${rowsOf(
        plan.consents,
        '"addressId" uuid, kind text, at float8, text text, form text, source text',
      )}`,
    () => sql`insert into lead (id, workspace_id, person_id, status, status_since, stages, lost_reason, fee_aud, closed_at, source,
        intent, agent_id, assigned_at, budget_min, budget_max, timeline, timeline_since, financing, locations,
        property_types, bedrooms, tags, next_follow_up_at, last_contact_at, response_due_at, responded_at, created_at,
        updated_at, name_key)
      select r.id, ${own}, r."personId", r.status, ${at('since')}, 1, r."lostReason", r.fee, ${at('closedAt')}, r.source,
        r.intent, r."agentId", case when r."agentId" is not null then ${at('at')} end, r."budgetMin", r."budgetMax",
        r.timeline, ${at('at')}, r.financing, r.locations, r."propertyTypes", r.bedrooms, r.tags, ${at('followUpAt')},
        ${at('contactAt')}, ${at('dueAt')}, ${at('respondedAt')}, ${at('at')}, ${at('since')}, lower(coalesce(r.name, ''))
      from ${rowsOf(
        plan.leads.map((lead, at) => ({ ...lead, name: plan.people[at]?.name })),
        `id uuid, name text, "personId" uuid, status text, since float8, "lostReason" text, fee int8, "closedAt" float8,
        source text, intent text, "agentId" uuid, "budgetMin" int8, "budgetMax" int8, timeline text, financing text, locations text[],
        "propertyTypes" text[], bedrooms int2, tags text[], "followUpAt" float8, "contactAt" float8, "dueAt" float8,
        "respondedAt" float8, at float8`,
      )}`,
    () => sql`insert into lead_touch (workspace_id, lead_id, kind, source, at, ref)
      select ${own}, l.id, 'form', l.source, l.created_at, 'sample:' || l.id
      from lead l where l.workspace_id = ${own}`,
    () => sql`insert into lead_change (workspace_id, lead_id, version, field, from_value, to_value, at, by)
      select ${own}, l.id, 1, 'status', '"new"', to_jsonb(l.status), l.status_since, 'import'
      from lead l where l.workspace_id = ${own} and l.status <> 'new'`,
    () => sql`insert into lead_interaction (id, workspace_id, lead_id, type, at, description, outcome, minutes, created_at)
      select r.id, ${own}, r."leadId", r.type, ${at('at')}, r.description, r.outcome, r.minutes, ${at('at')}
      from ${rowsOf(
        plan.interactions,
        'id uuid, "leadId" uuid, type text, at float8, description text, outcome text, minutes int',
      )}`,
    () => sql`insert into lead_task (workspace_id, lead_id, kind, title, agent_id, due_at, done_at, created_at)
      select ${own}, r."leadId", r.kind, r.title, r."agentId", ${at('dueAt')}, ${at('doneAt')}, ${at('dueAt')} - interval '3 days'
      from ${rowsOf(
        plan.tasks,
        '"leadId" uuid, kind text, title text, "agentId" uuid, "dueAt" float8, "doneAt" float8',
      )}`,
    () => sql`insert into lead_note (workspace_id, lead_id, text, created_at)
      select ${own}, r."leadId", r.text, ${at('at')} from ${rowsOf(plan.notes, '"leadId" uuid, text text, at float8')}`,
    () => sql`insert into appointment (id, workspace_id, agent_id, person_id, lead_id, property_id, kind, title, status, starts_at,
        ends_at, busy_from, busy_to, zone, location_type, address, meeting_link, booked_by, outcome, satisfaction,
        confirmed_at, started_at, ended_at, created_at, updated_at)
      select r.id, ${own}, r."agentId", r."personId", r."leadId", r."propertyId", r.kind, r.title, r.status, ${at('from')},
        ${at('to')}, ${at('from')}, ${at('to')} + interval '15 minutes', ${zone}, r."locationType", r.address, r.link,
        'member', r.outcome, r.satisfaction, case when r.status = 'confirmed' then ${at('bookedAt')} end,
        case when r.status in ('completed', 'in-progress') then ${at('from')} end,
        case when r.status = 'completed' then ${at('to')} end, ${at('bookedAt')}, ${at('bookedAt')}
      from ${rowsOf(
        plan.appointments,
        `id uuid, "agentId" uuid, "personId" uuid, "leadId" uuid, "propertyId" uuid, kind text, title text, status text,
        "from" float8, "to" float8, "locationType" text, address text, link text, outcome text, satisfaction int2,
        "bookedAt" float8`,
      )}`,
    () => sql`insert into appointment_change (workspace_id, appointment_id, kind, by, to_starts_at, to_ends_at, at)
      select ${own}, a.id, 'booked', 'member', a.starts_at, a.ends_at, a.created_at
      from appointment a where a.workspace_id = ${own}`,
    () => sql`insert into appointment_change (workspace_id, appointment_id, kind, by, to_starts_at, to_ends_at, at)
      select ${own}, a.id, c.kind, c.by, a.starts_at, a.ends_at, c.at
      from appointment a cross join lateral (values
        ('confirmed', 'client', case when a.status <> 'scheduled' then
          least(a.created_at + (1 + extract(hour from a.starts_at)::int % 5) * interval '25 minutes', now()) end),
        ('ended', 'member', a.ended_at),
        ('cancelled', 'client', case when a.status = 'cancelled' then a.starts_at - interval '3 hours' end),
        ('rated', 'client', case when a.satisfaction is not null then a.ends_at + interval '1 hour' end)
      ) as c (kind, by, at) where a.workspace_id = ${own} and c.at <= now()`,
    () => sql`insert into contact (id, workspace_id, name, person_id, created_at)
      select r."contactId", ${own}, r.name, r."personId", ${at('at')}
      from ${rowsOf(plan.conversations, '"contactId" uuid, name text, "personId" uuid, at float8')}`,
    () => sql`insert into conversation (id, workspace_id, contact_id, channel, source, title, state, waiting_since, created_at, updated_at)
      select r.id, ${own}, r."contactId", r.channel, case when r.channel = 'website' then 'widget' end, r.title, r.state,
        case when r.state = 'waiting' then ${at('lastAt')} end, ${at('at')}, ${at('lastAt')}
      from ${rowsOf(
        plan.conversations,
        'id uuid, "contactId" uuid, channel text, title text, state text, at float8, "lastAt" float8',
      )}`,
    () => sql`insert into message (id, workspace_id, conversation_id, segment, position, author, text, language, created_at)
      select r.id, ${own}, r."conversationId", 1, r.position, r.author, r.text, 'en', ${at('at')}
      from ${rowsOf(
        plan.messages,
        'id uuid, "conversationId" uuid, position int, author text, text text, at float8',
      )}`,
    () => sql`insert into hand_over (id, workspace_id, conversation_id, segment, reason, asked_at, taken_at, ended_at, ending)
      select r.id, ${own}, r."conversationId", 1, r.reason, ${at('at')}, ${at('takenAt')}, ${at('endedAt')},
        case when r."endedAt" is not null then 'resolved' end
      from ${rowsOf(
        plan.handOvers,
        'id uuid, "conversationId" uuid, reason text, at float8, "takenAt" float8, "endedAt" float8',
      )}`,
    () => sql`insert into activity (workspace_id, person_id, conversation_id, kind, at, ref, outcome)
      select ${own}, r."personId", r."conversationId", r.kind, ${at('at')}, r.ref, r.outcome
      from ${rowsOf(
        plan.activities,
        '"personId" uuid, "conversationId" uuid, kind text, at float8, ref uuid, outcome text',
      )}`,
  ];
};

/**
 * All of it, in the transaction of whoever asked for it. While the database writes one kind of row, the next one is put
 * into words.
 */
export const writePlan = async ({ tx }: TxScope, plan: OperationsPlan, target: Target): Promise<void> => {
  let writing: Promise<unknown> = Promise.resolve();
  for (const statement of statementsOf(plan, target)) {
    const next = statement();
    await writing;
    writing = tx.execute(next).execute();
  }
  await writing;
};
