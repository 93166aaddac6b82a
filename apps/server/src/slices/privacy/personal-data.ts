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
    table: 'conversation_note',
    name: 'notes on conversations',
    where: byConversation,
    told: sql`jsonb_build_object('text', t.text, 'at', t.created_at)`,
    blanked: sql`delete from conversation_note t`,
  },
  {
    table: 'conversation_draft',
    name: 'drafts',
    where: byConversation,
    told: sql`jsonb_build_object('text', t.text)`,
    blanked: sql`delete from conversation_draft t`,
  },
  {
    table: 'conversation_survey',
    name: 'ratings',
    where: byConversation,
    told: sql`jsonb_build_object('kind', t.kind, 'score', t.score, 'comment', t.comment, 'at', t.answered_at)`,
    blanked: sql`update conversation_survey t set comment = null`,
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
    table: 'inbound_message',
    name: 'messages as they came in',
    where: (personId) => sql`t.contact_id in (select k.id from contact k where k.person_id = ${personId})`,
    told: sql`jsonb_build_object('sender', t.sender, 'at', t.received_at)`,
    blanked: sql`update inbound_message t set sender = '', sender_name = null, text = '', thread = null, files = '[]'`,
  },
  {
    table: 'contact',
    name: 'contacts',
    where: byPerson,
    told: sql`jsonb_build_object('name', t.name, 'language', t.language, 'zone', t.zone)`,
    blanked: sql`update contact t set name = null, language = null, zone = null`,
  },
];

const byLead = (personId: string): SQL =>
  sql`t.lead_id in (select l.id from lead l where l.person_id = ${personId})`;

/** What an agency notes about somebody who may buy or sell. How far it came, and when, stays countable. */
const LEADS: readonly PersonalTable[] = [
  {
    table: 'lead_note',
    name: 'notes',
    where: byLead,
    told: sql`jsonb_build_object('text', t.text, 'at', t.created_at)`,
    blanked: sql`update lead_note t set text = '', mentions = '{}'`,
  },
  {
    table: 'lead_task',
    name: 'tasks',
    where: byLead,
    told: sql`jsonb_build_object('kind', t.kind, 'title', t.title, 'dueAt', t.due_at, 'doneAt', t.done_at)`,
    blanked: sql`update lead_task t set title = '', done_at = coalesce(t.done_at, now())`,
  },
  {
    table: 'lead_interaction',
    name: 'interactions',
    where: byLead,
    told: sql`jsonb_build_object('type', t.type, 'at', t.at, 'description', t.description, 'outcome', t.outcome,
      'nextAction', t.next_action)`,
    blanked: sql`update lead_interaction t set description = '', next_action = null`,
  },
  {
    table: 'lead_change',
    name: 'changes',
    where: byLead,
    told: sql`jsonb_build_object('field', t.field, 'from', t.from_value, 'to', t.to_value, 'reason', t.reason, 'at', t.at)`,
    blanked: sql`update lead_change t set from_value = null, to_value = null, reason = null`,
  },
  {
    table: 'lead_touch',
    name: 'ways in',
    where: byLead,
    told: sql`jsonb_build_object('kind', t.kind, 'source', t.source, 'at', t.at, 'detail', t.detail)`,
    // A door and a moment: who came is in the person alone, who goes.
    blanked: null,
  },
  {
    table: 'lead_qualification',
    name: 'answers to questions',
    where: byLead,
    told: sql`jsonb_build_object('flow', t.flow, 'answers', t.answers, 'at', t.updated_at)`,
    blanked: sql`update lead_qualification t set answers = '{}', score = null, ended_at = null`,
  },
  {
    table: 'lead_import_row',
    name: 'rows of files',
    where: byLead,
    told: sql`jsonb_build_object('row', t.source)`,
    blanked: sql`delete from lead_import_row t`,
  },
  {
    table: 'hubspot_conflict',
    name: 'differences from HubSpot',
    where: byLead,
    told: sql`jsonb_build_object('field', t.field, 'ours', t.ours, 'theirs', t.theirs)`,
    blanked: sql`delete from hubspot_conflict t`,
  },
  {
    table: 'hubspot_contact',
    name: 'contacts in HubSpot',
    where: byLead,
    told: sql`jsonb_build_object('contact', t.contact_id)`,
    // The contact's number stays until HubSpot has forgotten them, too, and so that they do not come back from there.
    blanked: sql`update hubspot_contact t set remembered = '{}', refused = null, forgotten_at = now()`,
  },
  {
    table: 'lead_merge',
    name: 'merges',
    where: (personId) =>
      sql`exists (select from lead l where l.id in (t.kept_id, t.merged_id) and l.person_id = ${personId})`,
    told: sql`jsonb_build_object('at', t.created_at, 'undoneAt', t.undone_at)`,
    blanked: sql`update lead_merge t set kept_before = '{}', merged_before = '{}'`,
  },
  {
    table: 'lead',
    name: 'leads',
    where: byPerson,
    told: sql`jsonb_build_object('status', t.status, 'source', t.source, 'intent', t.intent, 'budgetMin', t.budget_min,
      'budgetMax', t.budget_max, 'timeline', t.timeline, 'financing', t.financing, 'locations', t.locations,
      'propertyTypes', t.property_types, 'bedrooms', t.bedrooms, 'bathrooms', t.bathrooms, 'features', t.features,
      'company', t.company, 'tags', t.tags, 'since', t.created_at)`,
    blanked: sql`update lead t set budget_min = null, budget_max = null, value_aud = null, timeline = null,
      timeline_since = null, financing = null, locations = '{}', property_types = '{}', bedrooms = null, bathrooms = null,
      features = '{}', company = null, company_size = null, decision_maker = null, tags = '{}', next_follow_up_at = null,
      response_due_at = null, score = null, score_band = null, scored_at = null`,
  },
];

export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...CONVERSATIONS,
  ...LEADS,
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
    table: 'waitlist_entry',
    name: 'places on the waitlist',
    where: byPerson,
    told: sql`jsonb_build_object('from', t.from_day, 'to', t.to_day, 'part', t.part, 'state', t.state, 'at', t.created_at)`,
    blanked: sql`delete from waitlist_entry t`,
  },
  {
    table: 'open_home_visit',
    name: 'visits of open homes',
    where: byPerson,
    told: sql`jsonb_build_object('people', t.people, 'checkedInAt', t.checked_in_at, 'at', t.created_at)`,
    // How many came stays countable.
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
      'satisfaction', t.satisfaction, 'satisfactionComment', t.satisfaction_comment)`,
    // When it was, of which kind and how it ended stays countable.
    blanked: sql`update appointment t set title = '', address = null, meeting_link = null, instructions = null, notes = '',
      preparation = '[]', satisfaction_comment = null, outcome_notes = null, next_steps = '[]'`,
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
    table: 'notice',
    name: 'notices to members',
    where: byPerson,
    told: sql`jsonb_build_object('kind', t.kind, 'about', t.about, 'at', t.created_at)`,
    blanked: sql`delete from notice t`,
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
