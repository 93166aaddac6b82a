import { type SQL, sql } from 'drizzle-orm';

/**
 * Every table that holds something about a person: how their rows are found, what of it is told to them, and what is
 * left when they are forgotten. A new table with a person or an address is asked for here by a test
 * (personal-data.http.test.ts).
 */
export type PersonalTable = {
  table: string;
  /** Under what it is told and counted. */
  name: string;
  /** Rows of the person, by the alias `t`. */
  where: (personId: string) => SQL;
  /** What the person is shown of each row, as JSON. */
  told: SQL;
  /** What is taken out of each row; null: nothing of it is personal, or it goes with another. */
  blanked: SQL | null;
};

const byAddress = (personId: string): SQL =>
  sql`t.person_address_id in (select a.id from person_address a where a.person_id = ${personId})`;
const byPerson = (personId: string): SQL => sql`t.person_id = ${personId}`;

const byConversation = (personId: string): SQL =>
  sql`t.conversation_id in (select c.id from conversation c join contact k on k.id = c.contact_id where k.person_id = ${personId})`;

/** What was said with them, on any channel. */
const CONVERSATIONS: readonly PersonalTable[] = [
  {
    table: 'message',
    name: 'words',
    where: byConversation,
    told: sql`jsonb_build_object('author', t.author, 'text', t.text, 'at', t.created_at)`,
    blanked: sql`update message t set text = '', parts = '[]', rating_note = null`,
  },
  {
    table: 'assistant_turn',
    name: 'answers',
    where: byConversation,
    told: sql`jsonb_build_object('state', t.state, 'at', t.created_at)`,
    blanked: sql`update assistant_turn t set dialogue = null, missing = null, notice = null, action = null`,
  },
  {
    table: 'assistant_turn_event',
    name: 'steps of answers',
    where: byConversation,
    told: sql`jsonb_build_object('event', t.event)`,
    blanked: sql`delete from assistant_turn_event t`,
  },
  {
    table: 'hand_over',
    name: 'hand-overs',
    where: byConversation,
    told: sql`jsonb_build_object('reason', t.reason, 'at', t.asked_at)`,
    blanked: sql`update hand_over t set reason = null`,
  },
  {
    table: 'conversation',
    name: 'conversations',
    where: (personId) => sql`t.contact_id in (select k.id from contact k where k.person_id = ${personId})`,
    told: sql`jsonb_build_object('title', t.title, 'channel', t.channel, 'at', t.created_at)`,
    blanked: sql`update conversation t set title = ''`,
  },
  {
    table: 'contact_identity',
    name: 'names on channels',
    where: (personId) => sql`t.contact_id in (select k.id from contact k where k.person_id = ${personId})`,
    told: sql`jsonb_build_object('channel', t.channel, 'value', t.value)`,
    blanked: sql`delete from contact_identity t`,
  },
  {
    table: 'contact',
    name: 'contacts',
    where: byPerson,
    told: sql`jsonb_build_object('name', t.name, 'language', t.language, 'zone', t.zone)`,
    blanked: sql`update contact t set name = null, language = null, zone = null`,
  },
];

export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...CONVERSATIONS,
  {
    table: 'outbound_message',
    name: 'messages',
    where: byAddress,
    told: sql`jsonb_build_object('channel', t.channel, 'purpose', t.purpose, 'subject', t.subject, 'text', t.body,
      'state', t.state, 'reason', t.reason, 'writtenAt', t.created_at, 'sentAt', t.sent_at)`,
    blanked: sql`update outbound_message t set subject = '', body = '', html = null, error = null, reply_to = null,
      stop_url = null, blanked_at = now(),
      state = case when t.state in ('queued', 'held') then 'refused' else t.state end,
      reason = case when t.state in ('queued', 'held') then 'forgotten' else t.reason end`,
  },
  {
    table: 'consent_event',
    name: 'consent',
    where: byAddress,
    told: sql`jsonb_build_object('kind', t.kind, 'channel', t.channel, 'at', t.at, 'until', t.until,
      'words', t.text_shown, 'form', t.form, 'source', t.source)`,
    // Whose it was is in the address alone, which goes.
    blanked: null,
  },
  {
    table: 'service_window',
    name: 'service windows',
    where: byAddress,
    told: sql`jsonb_build_object('openUntil', t.open_until)`,
    blanked: null,
  },
  {
    table: 'appointment_change',
    name: 'changes of appointments',
    where: (personId) =>
      sql`t.appointment_id in (select a.id from appointment a where a.person_id = ${personId})`,
    told: sql`jsonb_build_object('kind', t.kind, 'by', t.by, 'reason', t.reason, 'at', t.at)`,
    blanked: sql`update appointment_change t set reason = null`,
  },
  {
    table: 'appointment_participant',
    name: 'appointments of others',
    where: byPerson,
    told: sql`(select jsonb_build_object('from', a.starts_at, 'to', a.ends_at) from appointment a where a.id = t.appointment_id)`,
    blanked: sql`delete from appointment_participant t`,
  },
  {
    table: 'appointment',
    name: 'appointments',
    where: byPerson,
    told: sql`jsonb_build_object('kind', t.kind, 'title', t.title, 'status', t.status, 'from', t.starts_at, 'to', t.ends_at,
      'place', t.address, 'notes', t.notes, 'outcome', t.outcome, 'outcomeNotes', t.outcome_notes,
      'satisfaction', t.satisfaction)`,
    // When it was, of which kind and how it ended stays countable.
    blanked: sql`update appointment t set title = '', address = null, meeting_link = null, instructions = null, notes = '',
      preparation = '[]', outcome_notes = null, next_steps = '[]'`,
  },
  {
    table: 'activity',
    name: 'activities',
    where: byPerson,
    told: sql`jsonb_build_object('kind', t.kind, 'at', t.at, 'outcome', t.outcome)`,
    // It names rows, and says nothing of what stands in them.
    blanked: null,
  },
  {
    table: 'privacy_receipt',
    name: 'receipts',
    where: byPerson,
    told: sql`jsonb_build_object('kind', t.kind, 'at', t.created_at)`,
    blanked: null,
  },
  {
    table: 'person_address',
    name: 'addresses',
    where: byPerson,
    told: sql`jsonb_build_object('kind', t.kind, 'address', t.value, 'since', t.created_at)`,
    blanked: sql`update person_address t set value = 'forgotten:' || t.id`,
  },
  {
    table: 'person',
    name: 'person',
    where: (personId) => sql`t.id = ${personId}`,
    told: sql`jsonb_build_object('name', t.name, 'language', t.language, 'zone', t.zone, 'state', t.state,
      'postcode', t.postcode, 'since', t.created_at)`,
    blanked: sql`update person t set name = null, language = null, zone = null, state = null, postcode = null,
      forgotten_at = now()`,
  },
];
