import { randomBytes } from 'node:crypto';
import { INSTALLATION_RULE_SETS } from '@propguard/rules/lending/installation-rule-sets';
import type { Client } from 'pg';
import { madeReportRecord } from './made-report-record.ts';

type Fill = (owner: Client, workspaceId: string, marker: string) => Promise<unknown>;

/** One row in each table of a workspace. A table that is missing here fails the isolation test by name. */
const FILLS: Record<string, Fill> = {
  member: async (owner, workspaceId, marker) =>
    owner.query(
      'update identity.account set name = $2 where id in (select account_id from member where workspace_id = $1)',
      [workspaceId, marker],
    ),
  invitation: (owner, workspaceId, marker) =>
    owner.query(
      `insert into invitation (workspace_id, email, role, token_hash, expires_at) values ($1, $2, 'agent', $3, now() + interval '1 day')`,
      [workspaceId, `${marker}@example.com`, randomBytes(32)],
    ),
  api_key: (owner, workspaceId, marker) =>
    owner.query(
      `insert into api_key (workspace_id, name, start, key_hash, scopes) values ($1, $2, 'pgk_', $3, '{}')`,
      [workspaceId, marker, randomBytes(32)],
    ),
  stored_file: (owner, workspaceId, marker) =>
    owner.query(
      `insert into stored_file (workspace_id, name, media_type, size_bytes, content, expires_at)
       values ($1, $2, 'text/plain', 4, $3, now() + interval '1 day')`,
      [workspaceId, marker, Buffer.from(marker)],
    ),
  media_object: (owner, workspaceId, marker) =>
    owner.query(
      `insert into media_object (workspace_id, name, kind, media_type, size_bytes, sha256)
       values ($1, $2, 'document', 'application/pdf', 4, sha256($3))`,
      [workspaceId, marker, Buffer.from(marker)],
    ),
  media_piece: (owner, workspaceId, marker) =>
    owner.query(
      `insert into media_piece (object_id, workspace_id, position, content, sha256)
       select id, workspace_id, 0, $2, sha256($2) from media_object where workspace_id = $1`,
      [workspaceId, Buffer.from(marker)],
    ),
  sample_operations: (owner, workspaceId) =>
    owner.query(
      `insert into sample_operations (workspace_id, state, made_for) values ($1, 'removed', '2026-11-16')`,
      [workspaceId],
    ),
  // Kept by triggers on what was filled above.
  storage_use: (owner, workspaceId) =>
    owner.query(
      'insert into storage_use (workspace_id, bytes) values ($1, 4) on conflict (workspace_id) do nothing',
      [workspaceId],
    ),
  job: (owner, workspaceId, marker) =>
    owner.query(
      `insert into job (workspace_id, kind, input, state, max_attempts, error, ended_at)
       values ($1, 'export-workspace', '{}', 'failed', 1, $2, now())`,
      [workspaceId, marker],
    ),
  timer: (owner, workspaceId, marker) =>
    owner.query(
      `insert into timer (workspace_id, kind, key, due_at, payload)
       values ($1, 'later', $2, now() + interval '1 day', '{}')`,
      [workspaceId, marker],
    ),
  notice: (owner, workspaceId, marker) =>
    owner.query(
      `insert into notice (workspace_id, member_id, kind, key, about, path, mail)
       select workspace_id, id, 'mention', 'mention:1', jsonb_build_object('by', $2::text, 'about', 'a lead'), '/home', 'none'
       from member where workspace_id = $1`,
      [workspaceId, marker],
    ),
  notice_choice: (owner, workspaceId) =>
    owner.query(
      `insert into notice_choice (workspace_id, member_id, kind, mail)
       select workspace_id, id, 'mention', 'daily' from member where workspace_id = $1`,
      [workspaceId],
    ),
  push_subscription: (owner, workspaceId, marker) =>
    owner.query(
      `insert into push_subscription (workspace_id, member_id, endpoint, p256dh, auth, device)
       select workspace_id, id, 'https://push.example.com/' || $2, 'key', 'auth', $2 from member where workspace_id = $1`,
      [workspaceId, marker],
    ),
  webhook: (owner, workspaceId, marker) =>
    owner.query(
      `insert into webhook (workspace_id, name, url, events, sealed_secret)
       values ($1, $2, 'https://hooks.example.com', '{lead.created}', $3)`,
      [workspaceId, marker, randomBytes(32)],
    ),
  webhook_delivery: (owner, workspaceId, marker) =>
    owner.query(
      `insert into webhook_delivery (workspace_id, webhook_id, event, body, state, error)
       select workspace_id, id, 'lead.created', '{}', 'failed', $2 from webhook where workspace_id = $1`,
      [workspaceId, marker],
    ),
  metric_day: (owner, workspaceId, marker) =>
    owner.query(
      `insert into metric_day (workspace_id, metric, dimension, day, numerator, denominator)
       values ($1, 'messages-received', $2, '2026-11-01', 1, 1)`,
      [workspaceId, marker],
    ),
  metric_roll_up: (owner, workspaceId) =>
    owner.query(
      `insert into metric_roll_up (workspace_id, metric, through_day, zone)
       values ($1, 'messages-received', '2026-11-01', 'Australia/Sydney') on conflict do nothing`,
      [workspaceId],
    ),
  saved_search: (owner, workspaceId, marker) =>
    owner.query(
      `insert into saved_search (workspace_id, name, filters, alerts) values ($1, $2, '{}', 'none')`,
      [workspaceId, marker],
    ),
  saved_search_alert: (owner, workspaceId) =>
    owner.query(
      `insert into saved_search_alert (workspace_id, saved_search_id, listing_id)
       select workspace_id, id, gen_random_uuid() from saved_search where workspace_id = $1`,
      [workspaceId],
    ),
  person: (owner, workspaceId, marker) =>
    owner.query('insert into person (workspace_id, name) values ($1, $2)', [workspaceId, marker]),
  person_address: (owner, workspaceId, marker) =>
    owner.query(
      `insert into person_address (workspace_id, person_id, kind, value)
       select workspace_id, id, 'email', $2 || '@example.com' from person where workspace_id = $1`,
      [workspaceId, marker],
    ),
  agent: (owner, workspaceId, marker) =>
    owner.query(`insert into agent (workspace_id, name, zone) values ($1, $2, 'Australia/Sydney')`, [
      workspaceId,
      marker,
    ]),
  agent_exception: (owner, workspaceId) =>
    owner.query(
      `insert into agent_exception (workspace_id, agent_id, from_day, to_day, hours)
       select workspace_id, id, '2026-12-24', '2027-01-03', '[]' from agent where workspace_id = $1`,
      [workspaceId],
    ),
  appointment: (owner, workspaceId, marker) =>
    owner.query(
      `insert into appointment (workspace_id, agent_id, person_id, kind, title, status, starts_at, ends_at, busy_from, busy_to,
         zone, location_type, notes, booked_by)
       select a.workspace_id, a.id, p.id, 'viewing', $2, 'confirmed', '2099-01-05T00:00Z', '2099-01-05T01:00Z',
         '2099-01-05T00:00Z', '2099-01-05T01:15Z', 'Australia/Sydney', 'physical', $2, 'member'
       from agent a join person p using (workspace_id) where a.workspace_id = $1`,
      [workspaceId, marker],
    ),
  appointment_participant: (owner, workspaceId) =>
    owner.query(
      `insert into appointment_participant (workspace_id, appointment_id, person_id, position)
       select workspace_id, id, person_id, 1 from appointment where workspace_id = $1`,
      [workspaceId],
    ),
  appointment_change: (owner, workspaceId, marker) =>
    owner.query(
      `insert into appointment_change (workspace_id, appointment_id, kind, by, reason)
       select workspace_id, id, 'booked', 'member', $2 from appointment where workspace_id = $1`,
      [workspaceId, marker],
    ),
  appointment_setting: (owner, workspaceId) =>
    owner.query(
      `insert into appointment_setting (workspace_id, kind, minutes, buffer_before_minutes, buffer_after_minutes, notice_minutes, horizon_days)
       values ($1, 'viewing', 55, 5, 10, 77, 44) on conflict do nothing`,
      [workspaceId],
    ),
  lead: (owner, workspaceId, marker) =>
    owner.query(
      `insert into lead (workspace_id, person_id, source, company, tags)
       select workspace_id, id, 'website', $2, array[$2] from person where workspace_id = $1`,
      [workspaceId, marker],
    ),
  // Kept by a trigger on the lead.
  lead_words: () => Promise.resolve(),
  lead_rank: () => Promise.resolve(),
  lead_touch: (owner, workspaceId, marker) =>
    owner.query(
      `insert into lead_touch (workspace_id, lead_id, kind, source, ref, detail)
       select workspace_id, id, 'by-hand', 'website', $2, $2 from lead where workspace_id = $1`,
      [workspaceId, marker],
    ),
  lead_score: (owner, workspaceId, marker) =>
    owner.query(
      `insert into lead_score (workspace_id, lead_id, at, model_version, score, band, points, facts)
       select workspace_id, id, now(), $2, 50, 'cool', '{}', '{}' from lead where workspace_id = $1`,
      [workspaceId, marker],
    ),
  scoring_model: (owner, workspaceId, marker) =>
    owner.query(
      `insert into scoring_model (workspace_id, number, version, weights, note) values ($1, 1, '2.1.4', '{}', $2) on conflict do nothing`,
      [workspaceId, marker],
    ),
  lead_change: (owner, workspaceId, marker) =>
    owner.query(
      `insert into lead_change (workspace_id, lead_id, version, field, to_value, reason)
       select workspace_id, id, 2, 'company', to_jsonb($2::text), $2 from lead where workspace_id = $1`,
      [workspaceId, marker],
    ),
  lead_note: (owner, workspaceId, marker) =>
    owner.query(
      'insert into lead_note (workspace_id, lead_id, text) select workspace_id, id, $2 from lead where workspace_id = $1',
      [workspaceId, marker],
    ),
  lead_task: (owner, workspaceId, marker) =>
    owner.query(
      'insert into lead_task (workspace_id, lead_id, title) select workspace_id, id, $2 from lead where workspace_id = $1',
      [workspaceId, marker],
    ),
  lead_interaction: (owner, workspaceId, marker) =>
    owner.query(
      `insert into lead_interaction (workspace_id, lead_id, type, at, description)
       select workspace_id, id, 'call', now(), $2 from lead where workspace_id = $1`,
      [workspaceId, marker],
    ),
  lead_view: (owner, workspaceId, marker) =>
    owner.query(
      `insert into lead_view (workspace_id, name, filter, is_shared) values ($1, $2, '{"sort":"date","direction":"desc"}', true)`,
      [workspaceId, marker],
    ),
  lead_bulk_action: (owner, workspaceId, marker) =>
    owner.query('insert into lead_bulk_action (workspace_id, action) values ($1, $2)', [workspaceId, marker]),
  lead_merge: (owner, workspaceId, marker) =>
    owner.query(
      `with other as (insert into person (workspace_id, name) values ($1, $2) returning id, workspace_id),
       merged as (insert into lead (workspace_id, person_id, source) select workspace_id, id, 'social' from other returning id)
       insert into lead_merge (workspace_id, kept_id, merged_id, moved, kept_before, merged_before, undone_at)
       select l.workspace_id, l.id, merged.id, '[]', jsonb_build_object('name', $2::text), '{}', now()
       from lead l, merged where l.workspace_id = $1`,
      [workspaceId, marker],
    ),
  hubspot_connection: (owner, workspaceId, marker) =>
    owner.query(
      `insert into hubspot_connection (workspace_id, account_id, name, sealed_keys, problem)
       values ($1, '145', 'HubSpot', $3, $2)`,
      [workspaceId, marker, randomBytes(32)],
    ),
  hubspot_contact: (owner, workspaceId, marker) =>
    owner.query(
      `insert into hubspot_contact (lead_id, workspace_id, connection_id, contact_id, refused)
       select l.id, l.workspace_id, c.id, '51', $2 from lead l join hubspot_connection c using (workspace_id)
       where l.workspace_id = $1 limit 1`,
      [workspaceId, marker],
    ),
  hubspot_conflict: (owner, workspaceId, marker) =>
    owner.query(
      `insert into hubspot_conflict (workspace_id, lead_id, field, ours, theirs)
       select workspace_id, lead_id, 'company', $2, 'Theirs' from hubspot_contact where workspace_id = $1`,
      [workspaceId, marker],
    ),
  hubspot_event: (owner, workspaceId, marker) =>
    owner.query(
      `insert into hubspot_event (workspace_id, connection_id, key, contact_id)
       select workspace_id, id, $2, '51' from hubspot_connection where workspace_id = $1`,
      [workspaceId, marker],
    ),
  lead_distinction: (owner, workspaceId) =>
    owner.query(
      `insert into lead_distinction (workspace_id, one_id, other_id)
       select workspace_id, least(kept_id, merged_id), greatest(kept_id, merged_id) from lead_merge where workspace_id = $1`,
      [workspaceId],
    ),
  lead_settings: (owner, workspaceId) =>
    owner.query('insert into lead_settings (workspace_id) values ($1) on conflict do nothing', [workspaceId]),
  lead_assignment_rule: (owner, workspaceId, marker) =>
    owner.query(
      `insert into lead_assignment_rule (workspace_id, name, position, agent_ids)
       select workspace_id, $2, 1, array[id] from agent where workspace_id = $1`,
      [workspaceId, marker],
    ),
  lead_qualification: (owner, workspaceId, marker) =>
    owner.query(
      `insert into lead_qualification (workspace_id, lead_id, flow, answers)
       select workspace_id, id, 'seller', jsonb_build_object('address', $2::text) from lead where workspace_id = $1`,
      [workspaceId, marker],
    ),
  lead_form: (owner, workspaceId, marker) =>
    owner.query(
      `insert into lead_form (workspace_id, slug, title, fields, source)
       values ($1, 'form-' || gen_random_uuid(), $2, '[{"field":"email","isRequired":true}]', 'website')`,
      [workspaceId, marker],
    ),
  lead_import: (owner, workspaceId, marker) =>
    owner.query(
      `insert into lead_import (workspace_id, file_name, size_bytes, state) values ($1, $2, 4, 'imported')`,
      [workspaceId, marker],
    ),
  lead_import_row: (owner, workspaceId, marker) =>
    owner.query(
      `insert into lead_import_row (workspace_id, import_id, record, line, verdict, source)
       select workspace_id, id, 1, 2, 'broken', $2 from lead_import where workspace_id = $1`,
      [workspaceId, marker],
    ),
  contact: (owner, workspaceId, marker) =>
    owner.query('insert into contact (workspace_id, name) values ($1, $2)', [workspaceId, marker]),
  contact_identity: (owner, workspaceId, marker) =>
    owner.query(
      `insert into contact_identity (workspace_id, channel, value, contact_id)
       select workspace_id, 'telegram', $2, id from contact where workspace_id = $1`,
      [workspaceId, marker],
    ),
  conversation: (owner, workspaceId, marker) =>
    owner.query(
      `insert into conversation (workspace_id, contact_id, channel, title, state)
       select workspace_id, id, 'telegram', $2, 'waiting' from contact where workspace_id = $1`,
      [workspaceId, marker],
    ),
  activity: (owner, workspaceId, marker) =>
    owner.query(
      `insert into activity (workspace_id, conversation_id, kind, at, ref, outcome)
       select workspace_id, id, 'message-sent', now(), gen_random_uuid(), $2 from conversation where workspace_id = $1`,
      [workspaceId, marker],
    ),
  conversation_note: (owner, workspaceId, marker) =>
    owner.query(
      `insert into conversation_note (workspace_id, conversation_id, text)
       select workspace_id, id, $2 from conversation where workspace_id = $1`,
      [workspaceId, marker],
    ),
  conversation_draft: (owner, workspaceId, marker) =>
    owner.query(
      `insert into conversation_draft (workspace_id, conversation_id, account_id, text)
       select c.workspace_id, c.id, m.account_id, $2 from conversation c join member m using (workspace_id)
       where c.workspace_id = $1 on conflict do nothing`,
      [workspaceId, marker],
    ),
  conversation_looker: (owner, workspaceId) =>
    owner.query(
      `insert into conversation_looker (workspace_id, conversation_id, account_id)
       select c.workspace_id, c.id, m.account_id from conversation c join member m using (workspace_id)
       where c.workspace_id = $1 on conflict do nothing`,
      [workspaceId],
    ),
  conversation_survey: (owner, workspaceId, marker) =>
    owner.query(
      `insert into conversation_survey (workspace_id, conversation_id, segment, kind, score, comment, answered_at)
       select workspace_id, id, 1, 'csat', 5, $2, now() from conversation where workspace_id = $1`,
      [workspaceId, marker],
    ),
  conversation_relay: (owner, workspaceId) =>
    owner.query(
      `insert into conversation_relay (workspace_id, conversation_id, side, other_workspace_id, other_conversation_id)
       select workspace_id, id, 'answerer', gen_random_uuid(), gen_random_uuid() from conversation where workspace_id = $1`,
      [workspaceId],
    ),
  canned_reply: (owner, workspaceId, marker) =>
    owner.query(`insert into canned_reply (workspace_id, shortcut, text) values ($1, $2, $2)`, [
      workspaceId,
      marker,
    ]),
  inbox_setting: (owner, workspaceId) =>
    owner.query(
      `insert into inbox_setting (workspace_id, zone, hours, answer_minutes) values ($1, 'Australia/Perth', '[]', 77)`,
      [workspaceId],
    ),
  hand_over: (owner, workspaceId, marker) =>
    owner.query(
      `insert into hand_over (workspace_id, conversation_id, segment, reason)
       select workspace_id, id, 1, $2 from conversation where workspace_id = $1`,
      [workspaceId, marker],
    ),
  message: (owner, workspaceId, marker) =>
    owner.query(
      `insert into message (workspace_id, conversation_id, segment, position, author, text)
       select workspace_id, id, 1, 0, 'contact', $2 from conversation where workspace_id = $1`,
      [workspaceId, marker],
    ),
  assistant_turn: (owner, workspaceId, marker) =>
    owner.query(
      `insert into assistant_turn (id, workspace_id, conversation_id, segment, state, notice)
       select id, workspace_id, conversation_id, 1, 'finished', $2 from message where workspace_id = $1`,
      [workspaceId, marker],
    ),
  assistant_turn_message: (owner, workspaceId) =>
    owner.query(
      `insert into assistant_turn_message (message_id, workspace_id, conversation_id, turn_id, part)
       select id, workspace_id, conversation_id, id, 'question' from assistant_turn where workspace_id = $1`,
      [workspaceId],
    ),
  assistant_turn_event: (owner, workspaceId, marker) =>
    owner.query(
      `insert into assistant_turn_event (workspace_id, conversation_id, turn_id, position, event)
       select workspace_id, conversation_id, id, 1, jsonb_build_object('type', 'text', 'delta', $2::text)
       from assistant_turn where workspace_id = $1`,
      [workspaceId, marker],
    ),
  assistant_settings: (owner, workspaceId, marker) =>
    owner.query(
      `insert into assistant_settings (workspace_id, engine, open_ai_model) values ($1, 'own', $2)`,
      [workspaceId, marker],
    ),
  assessment: (owner, workspaceId, marker) =>
    owner.query(
      `insert into assessment (workspace_id, command, subject, valuation, hazards, lending, story)
       values ($1, $2, '{}', '{}', '{}', '{}', $2)`,
      [workspaceId, marker],
    ),
  assessment_scenario: (owner, workspaceId, marker) =>
    owner.query(
      `insert into assessment_scenario (workspace_id, assessment_id, name, kind, changes, valuation)
       select workspace_id, id, $2, 'what-if', '{}', '{}' from assessment where workspace_id = $1`,
      [workspaceId, marker],
    ),
  upload: (owner, workspaceId, marker) =>
    owner.query(
      `insert into upload (workspace_id, purpose, file_name, size_bytes, state, expires_at)
       values ($1, 'portfolio', $2, 4, 'receiving', now() + interval '1 day')`,
      [workspaceId, marker],
    ),
  upload_part: (owner, workspaceId, marker) =>
    owner.query(
      `insert into upload_part (workspace_id, upload_id, position, content, sha256)
       select workspace_id, id, 0, $2, $2 from upload where workspace_id = $1`,
      [workspaceId, Buffer.from(marker)],
    ),
  portfolio: (owner, workspaceId, marker) =>
    owner.query(
      `insert into portfolio (workspace_id, name, file_name, size_bytes, state) values ($1, $2, $2, 4, 'ready')`,
      [workspaceId, marker],
    ),
  portfolio_chunk: (owner, workspaceId, marker) =>
    owner.query(
      `insert into portfolio_chunk (workspace_id, portfolio_id, position, records)
       select workspace_id, id, 0, $2 from portfolio where workspace_id = $1`,
      [workspaceId, marker],
    ),
  portfolio_row: (owner, workspaceId, marker) =>
    owner.query(
      `insert into portfolio_row (workspace_id, portfolio_id, record, line, reason, source)
       select workspace_id, id, 1, 2, 'missing-value', $2 from portfolio where workspace_id = $1`,
      [workspaceId, marker],
    ),
  watched_home: (owner, workspaceId, marker) =>
    owner.query(
      `insert into watched_home (workspace_id, home_key, subject, before, now, told, sample)
       values ($1, $2, '{}', '{}', '{}', '{}', true)`,
      [workspaceId, marker],
    ),
  risk_alert: (owner, workspaceId) =>
    owner.query(
      `insert into risk_alert (workspace_id, watched_id, figure, before, after, cause)
       select workspace_id, id, 'value', 987654321, 1, 'model' from watched_home where workspace_id = $1`,
      [workspaceId],
    ),
  audit_record: (owner, workspaceId, marker) =>
    owner.query(
      `insert into audit_record (workspace_id, position, entry_id, status, action, actor_kind, subject_kind, details, inputs_digest, at, digest)
       values ($1, 1, gen_random_uuid(), 'IN_PROGRESS', 'assess-loan', 'key', 'loan', $2, $3, now(), $3)`,
      [workspaceId, marker, randomBytes(32)],
    ),
  lending_rule_version: (owner, workspaceId, marker) =>
    owner.query(
      `insert into lending_rule_version (workspace_id, version, effective_from, note, based_on, rules)
       values ($1, 1, '2026-11-01', $2, 'AU-2026.1', $3)`,
      [workspaceId, marker, JSON.stringify(INSTALLATION_RULE_SETS[0]?.rules)],
    ),
  lender: (owner, workspaceId) =>
    owner.query(
      `insert into lender (workspace_id, facts, version) values ($1, '{"tier1CapitalAud": 987654321}', 1)`,
      [workspaceId],
    ),
  loan: (owner, workspaceId, marker) =>
    owner.query(`insert into loan (workspace_id, name, facts) values ($1, $2, '{}')`, [workspaceId, marker]),
  loan_assessment: (owner, workspaceId) =>
    owner.query(
      `insert into loan_assessment (workspace_id, loan_id, rule_version, facts, assessment)
       select workspace_id, id, 'AU-2026.1', '{}', '{}' from loan where workspace_id = $1`,
      [workspaceId],
    ),
  report: (owner, workspaceId) =>
    owner.query(
      `insert into report (workspace_id, report_id) values ($1, 'VR-' || lpad((random() * 99999999)::int::text, 8, '0'))`,
      [workspaceId],
    ),
  report_version: (owner, workspaceId, marker) =>
    owner.query(
      `insert into report_version (workspace_id, report_key, version, assessment_id, prepared_for, record, digest)
       select workspace_id, id, 1, gen_random_uuid(), $2, $4::jsonb, $3
       from report where workspace_id = $1`,
      [workspaceId, marker, randomBytes(32), JSON.stringify(madeReportRecord(marker))],
    ),
  guest_pass: (owner, workspaceId) =>
    owner.query(
      `insert into guest_pass (workspace_id, kind, subject_id, pass_hash, expires_at)
       select workspace_id, 'shared-report', id, $2, now() + interval '1 day' from report_version where workspace_id = $1`,
      [workspaceId, randomBytes(32)],
    ),
  certificate: (owner, workspaceId, marker) =>
    owner.query(
      `insert into certificate (workspace_id, assessment_id, address, claims, disclosures)
       select workspace_id, id, $2, '{}', '[]' from assessment where workspace_id = $1`,
      [workspaceId, marker],
    ),
  subscription: (owner, workspaceId, marker) =>
    owner.query(
      `insert into subscription (workspace_id, source, plan, status, started_at, customer_ref)
       values ($1, 'test', 'Investor', 'active', now(), $2)`,
      [workspaceId, marker],
    ),
  report_allowance: (owner, workspaceId) =>
    owner.query(`insert into report_allowance (workspace_id, month, used) values ($1, '2026-11', 7)`, [
      workspaceId,
    ]),
  payment_event: (owner, workspaceId, marker) =>
    owner.query(`insert into payment_event (id, workspace_id, kind) values ($2, $1, 'test')`, [
      workspaceId,
      marker,
    ]),
  idempotency_record: (owner, workspaceId, marker) =>
    owner.query(
      `insert into idempotency_record (workspace_id, key, request_hash, reply) values ($1, $2, $3, '{}')`,
      [workspaceId, marker, randomBytes(32)],
    ),
  consent_event: (owner, workspaceId, marker) =>
    owner.query(
      `insert into consent_event (workspace_id, person_address_id, kind, text_shown, form, source)
       select workspace_id, id, 'express', $2, 'sign-up', 'form' from person_address where workspace_id = $1`,
      [workspaceId, marker],
    ),
  refusal_salt: (owner, workspaceId) =>
    owner.query('insert into refusal_salt (workspace_id) values ($1) on conflict do nothing', [workspaceId]),
  kept_refusal: (owner, workspaceId) =>
    owner.query(`insert into kept_refusal (workspace_id, address_hash, kind) values ($1, $2, 'withdrawn')`, [
      workspaceId,
      randomBytes(32),
    ]),
  outbound_message: (owner, workspaceId, marker) =>
    owner.query(
      `insert into outbound_message (workspace_id, key, purpose, channel, person_address_id, subject, body, state)
       select workspace_id, $2, 'reply', 'email', id, $2, $2, 'held' from person_address where workspace_id = $1`,
      [workspaceId, marker],
    ),
  outbound_attachment: (owner, workspaceId, marker) =>
    owner.query(
      `insert into outbound_attachment (workspace_id, message_id, position, name, media_type, content)
       select workspace_id, id, 0, $2, 'text/plain', $3 from outbound_message where workspace_id = $1`,
      [workspaceId, marker, Buffer.from(marker)],
    ),
  service_window: (owner, workspaceId) =>
    owner.query(
      `insert into service_window (workspace_id, person_address_id, open_until)
       select workspace_id, id, now() from person_address where workspace_id = $1`,
      [workspaceId],
    ),
  mail_settings: (owner, workspaceId, marker) =>
    owner.query(
      'insert into mail_settings (workspace_id, from_name) values ($1, $2) on conflict do nothing',
      [workspaceId, marker],
    ),
  retention_settings: (owner, workspaceId) =>
    owner.query(
      'insert into retention_settings (workspace_id, message_months) values ($1, 77) on conflict do nothing',
      [workspaceId],
    ),
  booking_page: (owner, workspaceId, marker) =>
    owner.query(
      `insert into booking_page (workspace_id, slug, subject, agent_id, title, kind, places, note)
       select workspace_id, $2, 'agent', id, $2, 'viewing', '["physical"]', $2 from agent where workspace_id = $1 limit 1`,
      [workspaceId, marker],
    ),
  channel_connection: (owner, workspaceId, marker) =>
    owner.query(
      `insert into channel_connection (workspace_id, channel, name, sealed_secrets) values ($1, 'telegram', $2, $3)`,
      [workspaceId, marker, randomBytes(32)],
    ),
  inbound_message: (owner, workspaceId, marker) =>
    owner.query(
      `insert into inbound_message (workspace_id, connection_id, provider_id, sender, text, sent_at)
       select workspace_id, id, $2, $2, $2, now() from channel_connection where workspace_id = $1`,
      [workspaceId, marker],
    ),
  mailbox_position: (owner, workspaceId, marker) =>
    owner.query(
      `insert into mailbox_position (workspace_id, connection_id, validity, last_uid, since)
       select workspace_id, id, $2, 987654, now() from channel_connection where workspace_id = $1`,
      [workspaceId, marker],
    ),
  channel_call: (owner, workspaceId, marker) =>
    owner.query(
      `insert into channel_call (workspace_id, connection_id, event, signature, answer, work_ms, body)
       select workspace_id, id, $2, 'verified', 200, 1, $2 from channel_connection where workspace_id = $1`,
      [workspaceId, marker],
    ),
  channel_receipt: (owner, workspaceId, marker) =>
    owner.query(
      `insert into channel_receipt (workspace_id, channel, provider_id, state) values ($1, 'telegram', $2, 'read')`,
      [workspaceId, marker],
    ),
  channel_check_day: (owner, workspaceId) =>
    owner.query(
      `insert into channel_check_day (workspace_id, connection_id, day, checks, answered)
       select workspace_id, id, current_date, 987654, 321 from channel_connection where workspace_id = $1`,
      [workspaceId],
    ),
  channel_template: (owner, workspaceId, marker) =>
    owner.query(
      `insert into channel_template (workspace_id, connection_id, name, language, body, variables, approval)
       select workspace_id, id, $2, 'en', $2, 0, 'APPROVED' from channel_connection where workspace_id = $1`,
      [workspaceId, marker],
    ),
  widget: (owner, workspaceId, marker) =>
    owner.query(
      `insert into widget (workspace_id, connection_id, key, origins, position, theme, colour, language, title, greeting,
         offline_note, asks_lead, takes_files)
       select workspace_id, id, 'wgt_' || id, '["https://agency.example"]', 'bottom-right', 'auto', 'teal', 'auto',
         $2, $2, $2, true, true from channel_connection where workspace_id = $1`,
      [workspaceId, marker.slice(0, 40)],
    ),
  widget_visit: (owner, workspaceId, marker) =>
    owner.query(
      `insert into widget_visit (workspace_id, connection_id, origin)
       select workspace_id, connection_id, $2 from widget where workspace_id = $1`,
      [workspaceId, marker],
    ),
  widget_site: (owner, workspaceId, marker) =>
    owner.query(
      `insert into widget_site (workspace_id, connection_id, origin, visits)
       select workspace_id, connection_id, $2, 1 from widget where workspace_id = $1`,
      [workspaceId, marker],
    ),
  chatbot_settings: (owner, workspaceId) =>
    owner.query(
      `insert into chatbot_settings (workspace_id, auto_responses, languages) values ($1, 'never', '["en"]')`,
      [workspaceId],
    ),
  waitlist_entry: (owner, workspaceId) =>
    owner.query(
      `insert into waitlist_entry (workspace_id, page_id, person_id, place, from_day, to_day, part)
       select b.workspace_id, b.id, p.id, 'physical', '2099-04-05', '2099-04-07', 'morning'
       from booking_page b join person p using (workspace_id) where b.workspace_id = $1`,
      [workspaceId],
    ),
  open_home: (owner, workspaceId) =>
    owner.query(
      `insert into open_home (workspace_id, appointment_id, capacity) select workspace_id, id, 321 from appointment
       where workspace_id = $1`,
      [workspaceId],
    ),
  open_home_visit: (owner, workspaceId) =>
    owner.query(
      `insert into open_home_visit (workspace_id, open_home_id, person_id, people)
       select o.workspace_id, o.id, p.id, 1 from open_home o join person p using (workspace_id) where o.workspace_id = $1`,
      [workspaceId],
    ),
  calendar_link: (owner, workspaceId, marker) =>
    owner.query(
      `insert into calendar_link (workspace_id, agent_id, kind, name, url, problem)
       select workspace_id, id, 'ics', $2, 'https://' || $2 || '.example', $2 from agent where workspace_id = $1 limit 1`,
      [workspaceId, marker],
    ),
  calendar_busy: (owner, workspaceId, marker) =>
    owner.query(
      `insert into calendar_busy (workspace_id, calendar_id, href, uid, recurrence, starts_at, ends_at)
       select workspace_id, id, $2, $2, '', '2099-03-05T00:00Z', '2099-03-05T01:00Z' from calendar_link where workspace_id = $1`,
      [workspaceId, marker],
    ),
  calendar_file: (owner, workspaceId, marker) =>
    owner.query(
      `insert into calendar_file (workspace_id, calendar_id, href, etag, appointment_id, sequence)
       select l.workspace_id, l.id, $2, $2, a.id, 0 from calendar_link l join appointment a using (workspace_id)
       where l.workspace_id = $1`,
      [workspaceId, marker],
    ),
  privacy_receipt: (owner, workspaceId) =>
    owner.query(
      `insert into privacy_receipt (workspace_id, kind, person_id, counts)
       select workspace_id, 'told', id, '{"messages": 987654321}' from person where workspace_id = $1`,
      [workspaceId],
    ),
  own_listing: (owner, workspaceId, marker) =>
    owner.query(
      `insert into own_listing (workspace_id, street_name, locality_id, latitude, longitude, position_source, type, headline)
       select $1, 'Marked', id, latitude, longitude, 'locality', 'house', $2 from locality order by id limit 1`,
      [workspaceId, marker],
    ),
  own_listing_event: (owner, workspaceId, marker) =>
    owner.query(
      `insert into own_listing_event (workspace_id, listing_id, kind, note)
       select workspace_id, id, 'added', $2 from own_listing where workspace_id = $1`,
      [workspaceId, marker],
    ),
  own_listing_photo: (owner, workspaceId) =>
    owner.query(
      `insert into own_listing_photo (workspace_id, listing_id, media_id, position)
       select l.workspace_id, l.id, m.id, 0 from own_listing l join media_object m using (workspace_id)
       where l.workspace_id = $1 limit 1`,
      [workspaceId],
    ),
};

const workspaceTables = async (owner: Client): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
     where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
  );
  return rows.map((row) => row.name);
};

export const fillWorkspace = async (owner: Client, workspaceId: string, marker: string): Promise<void> => {
  await owner.query('update workspace set name = $2 where id = $1', [workspaceId, marker]);
  for (const fill of Object.values(FILLS)) await fill(owner, workspaceId, marker);
};

export const tablesWithoutRows = async (owner: Client, workspaceId: string): Promise<string[]> => {
  const empty: string[] = [];
  for (const table of await workspaceTables(owner)) {
    const { rowCount } = await owner.query(`select 1 from ${table} where workspace_id = $1 limit 1`, [
      workspaceId,
    ]);
    if (!rowCount) empty.push(table);
  }
  return empty;
};

/** Asks the same of each table, in one question, planned once: it is asked for every route of the product. */
const askEachTable = async (
  owner: Client,
  workspaceId: string,
  expression: string,
): Promise<Record<string, string>> => {
  const parts = (await workspaceTables(owner)).map(
    (table) =>
      `select '${table}' as name, coalesce(${expression}, '') as text from ${table} t where workspace_id = $1`,
  );
  const { rows } = await owner.query<{ name: string; text: string }>({
    name: expression.slice(0, 20),
    text: parts.join(' union all '),
    values: [workspaceId],
  });
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
};

export type KnownId = { id: string; tables: string[] };

/** Every id that stands anywhere in the workspace's rows, with the tables that it stands in, and its own. */
export const idsOfWorkspace = async (owner: Client, workspaceId: string): Promise<KnownId[]> => {
  const rows = await askEachTable(owner, workspaceId, 'jsonb_agg(to_jsonb(t))::text');
  const found = new Map<string, string[]>([[workspaceId, ['workspace']]]);
  for (const [table, text] of Object.entries(rows))
    for (const id of new Set(text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g)))
      if (id !== workspaceId) found.set(id, [...(found.get(id) ?? []), table]);
  return [...found].map(([id, tables]) => ({ id, tables }));
};

/** All of its rows as text: equal before and after means that nothing was touched. */
export const stateOfWorkspace = (owner: Client, workspaceId: string): Promise<Record<string, string>> =>
  askEachTable(owner, workspaceId, `string_agg(t::text, E'\\n' order by t::text)`);
