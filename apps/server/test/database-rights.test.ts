import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureAppRole } from '../src/db/app-role.ts';
import { ALL_WORKSPACES, OVER_ALL_WORKSPACES } from '../src/db/rights.ts';
import { createInstallation, type TestInstallation } from './support/installation.ts';

let installation: TestInstallation;
beforeAll(async () => {
  installation = await createInstallation();
  await ensureAppRole(installation.owner, installation.ownerUrl);
});
afterAll(() => installation.close());

/** Those of the product, not those that an extension brought along. */
const FUNCTIONS = `
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'identity', 'pgboss')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

const namesOf = async (query: string): Promise<string[]> =>
  (await installation.owner.query<{ name: string }>(query)).rows.map(({ name }) => name);

it('nobody but the product calls its functions', async () => {
  const all = await namesOf(`select p.proname as name ${FUNCTIONS}`);
  expect(all).toContain('find_api_key');
  const open = await namesOf(`select p.proname as name ${FUNCTIONS}
    and (p.proacl is null or exists (select from aclexplode(p.proacl) a where a.grantee = 0))`);
  expect(open).toEqual([]);
});

it('one that runs with the owner’s rights looks for its tables where we keep them', async () => {
  const loose = await namesOf(`select p.proname as name ${FUNCTIONS} and p.prosecdef
    and not exists (select from unnest(p.proconfig) as setting where setting like 'search\\_path=%')`);
  expect(loose).toEqual([]);
});

it('what belongs to a workspace is kept apart by PostgreSQL, in every table', async () => {
  const unguarded = await namesOf(`select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'identity')
      and (not c.relrowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid))`);
  expect(unguarded).toEqual([]);
});

/** Rows of these are read and written as their policies allow. */
const BY_POLICY = `
    agent agent_exception api_key calendar_busy calendar_file calendar_link open_home open_home_visit own_listing own_listing_photo waitlist_entry appointment appointment_participant appointment_setting assessment assessment_scenario assistant_settings assistant_turn assistant_turn_event booking_page
    assistant_turn_message backup certificate channel_call channel_check_day channel_connection channel_receipt channel_template chatbot_settings inbound_message mailbox_position chain_account chain_contract chain_node chain_transaction
    contact contact_identity conversation canned_reply conversation_draft conversation_looker conversation_note conversation_relay conversation_survey inbox_setting data_import dataset economic_observation economic_series
    enquiry guest_pass kept_refusal mail_settings privacy_receipt refusal_salt retention_settings service_window hand_over hazard_area hazard_layer hazard_share idempotency_record invitation
    job lead lead_assignment_rule lead_bulk_action lead_distinction lead_form lead_import lead_import_row lead_interaction lead_qualification lead_merge lead_note lead_settings
    lead_rank lead_task lead_view lead_words lender listing listing_event loan locality log_checkpoint log_head market_figure
    metric_day metric_roll_up notice notice_choice push_keys push_subscription hubspot_connection hubspot_contact hubspot_conflict hubspot_event webhook webhook_delivery widget widget_site widget_visit
    market_refresh media_object media_piece member message outbound_attachment outbound_message payment_event person person_address place_word portfolio portfolio_chunk
    portfolio_row property published_certificate rejected_row replaced_row report_allowance
    risk_alert sale sample_operations saved_search saved_search_alert seeded_part shared_count signing_key staged_row stored_file
    street subscription timer upload upload_part valuation_model watched_home workspace`;

/** What the application's role may do with each table; of an update, with which columns. */
const RIGHTS: Record<string, string> = {
  ...Object.fromEntries(
    BY_POLICY.trim()
      .split(/\s+/)
      .map((name) => [`public.${name}`, 'select insert update delete']),
  ),
  'public.activity': 'select insert',
  'public.appointment_change': 'select insert, update (reason)',
  'public.audit_record': 'select insert',
  'public.lending_rule_version': 'select insert',
  'public.loan_assessment': 'select insert',
  'public.consent_event': 'select insert',
  'public.duty_version': 'select insert, update (withdrawn_by withdrawn_at)',
  'public.own_listing_event': 'select insert',
  'public.lead_change': 'select insert, update (from_value to_value reason)',
  'public.lead_score': 'select insert',
  'public.lead_touch': 'select insert',
  'public.log_node': 'select insert',
  'public.report': 'select insert',
  'public.report_version': 'select insert',
  'public.scoring_model': 'select insert',
  'public.storage_limit': 'select',
  'public.storage_use': 'select',
  'public.installation': 'select, update (operator_account_id operated_since home_workspace_id)',
  'public.installation_secret': '',
  'public.node': 'select insert delete, update (seen_at slow_work)',
  'identity.account':
    'select insert delete, update (name email email_verified is_anonymous updated_at kind network)',
  'identity.credential': 'select insert delete, update (password updated_at)',
  'identity.session': 'select insert delete, update (active_workspace_id expires_at updated_at)',
  'identity.verification': 'select insert delete',
  'identity.address_check':
    'select insert delete, update (email token_hash code_hash tries expires_at created_at)',
  'identity.operator_token': 'select insert delete',
  'identity.second_factor': 'select insert delete, update (sealed_secret last_step confirmed_at created_at)',
  'identity.recovery_code': 'select insert delete',
  'identity.passkey': 'select insert delete, update (counter used_at)',
  'identity.sign_in_step': 'select insert delete, update (tries)',
  'identity.sign_in_service': 'select insert delete, update (name issuer client_id sealed_secret domains)',
};
/** Without row security: what is read before anybody is known, and what is nobody's. */
const WITHOUT_POLICIES = [
  'identity.account',
  'identity.address_check',
  'identity.credential',
  'identity.operator_token',
  'identity.passkey',
  'identity.recovery_code',
  'identity.second_factor',
  'identity.session',
  'identity.sign_in_service',
  'identity.sign_in_step',
  'identity.verification',
  'public.installation',
  'public.installation_secret',
  'public.node',
];
/** They run as whoever calls them. */
const PLAIN_FUNCTIONS = [
  'cancel_what_waits',
  'clear_sample_of',
  'consent_standing',
  'count_open_home_visit',
  'follow_lead',
  'follow_new_addresses',
  'follow_new_leads',
  'follow_person_address',
  'follow_person_name',
  'guard_lead_change',
  'guard_lead_merge',
  'guard_sample_mark',
  'hubspot_address_changed',
  'hubspot_addresses_changed',
  'hubspot_person_renamed',
  'is_quiet_hour',
  'is_reserved_address',
  'keep_lead_words',
  'keep_outbound_order',
  'keep_refusals',
  'keep_refusals_of_removed',
  'let_outbound_leave',
  'lock_consenting_address',
  'mark_lead_stage',
  'months_later',
  'name_appointment',
  'name_lead',
  'notify_hazard_layer_change',
  'notify_listing_change',
  'notify_operator_change',
  'notify_plan_change',
  'notify_principal_change',
  'rank_changed_lead',
  'rank_new_leads',
  'recall_refusals',
  'recall_refusals_of_new',
  'refusal_hash',
  'refuse_outbound_change',
  'refuse_storage',
  'search_form',
  'street_words',
  'words_of_lead',
];
/** They run as the owner, for what only an owner may, and see nothing that is a workspace's. */
const OWNER_FUNCTIONS = [
  'analyze_staged_rows',
  'count_migrations',
  'guest_change_consent',
  'guest_preferences',
];

const APP_ROLE = `left(current_database() || '_app', 63)`;
const TABLES = `
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v') and n.nspname in ('public', 'identity')`;

it('each table has its entry here, and the application’s role no right beyond it', async () => {
  const { rows } = await installation.owner.query<{ name: string; rights: string; columns: string | null }>(`
    select n.nspname || '.' || c.relname as name,
      (select coalesce(string_agg(r, ' '), '') from unnest(
        array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) r
        where has_table_privilege(${APP_ROLE}, c.oid, r)) as rights,
      (select string_agg(a.attname, ' ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and not has_table_privilege(${APP_ROLE}, c.oid, 'update')
          and has_column_privilege(${APP_ROLE}, c.oid, a.attname, 'update')) as columns ${TABLES}`);
  const found = Object.fromEntries(
    rows.map(({ name, rights, columns }) => [name, columns ? `${rights}, update (${columns})` : rights]),
  );
  expect(
    found,
    'A new table: add it to BY_POLICY or RIGHTS of this test. Where the product needs less than all, say so in NARROW_RIGHTS of src/db/rights.ts.',
  ).toEqual(RIGHTS);
});

it('row security holds on each table for its owner too, who must say that it is at work on all workspaces', async () => {
  const loose = await namesOf(`select n.nspname || '.' || c.relname as name ${TABLES}
    and c.relkind <> 'v' and not (c.relrowsecurity and c.relforcerowsecurity) order by 1`);
  expect(
    loose,
    'A new table: give it policies in its schema file (ownWorkspaceOnly, installationOnly, installationData …). The rest is done at start (src/db/rights.ts).',
  ).toEqual(WITHOUT_POLICIES);
  const closed =
    await namesOf(`select n.nspname || '.' || c.relname as name ${TABLES} and c.relforcerowsecurity
    and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'owner_maintains'
      and p.polroles = array[c.relowner])`);
  expect(closed).toEqual([]);
});

it('each function has its entry here, and only those named see all workspaces', async () => {
  const { rows } = await installation.owner.query<{ name: string; owner: boolean; all: boolean }>(
    `select p.proname as name, p.prosecdef as owner,
       exists (select from unnest(p.proconfig) as setting where setting like '%${ALL_WORKSPACES}%') as all ${FUNCTIONS} and n.nspname <> 'pgboss' order by 1`,
  );
  const those = (which: (row: { owner: boolean; all: boolean }) => boolean) =>
    rows.filter(which).map(({ name }) => name);
  const hint =
    'A new function: add it to PLAIN_FUNCTIONS or OWNER_FUNCTIONS of this test; one that works over all workspaces to OVER_ALL_WORKSPACES of src/db/rights.ts.';
  expect(
    those(({ owner, all }) => !owner && !all),
    hint,
  ).toEqual(PLAIN_FUNCTIONS);
  expect(
    those(({ owner, all }) => owner && !all),
    hint,
  ).toEqual(OWNER_FUNCTIONS);
  expect(
    those(({ all }) => all),
    hint,
  ).toEqual([...OVER_ALL_WORKSPACES].sort());
});
