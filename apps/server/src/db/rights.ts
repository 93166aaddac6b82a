/**
 * What the application's role may do, where it is less than reading and writing every row that policies let it see.
 * `test/database-rights.test.ts` holds the whole of it against the catalogue.
 */

export const ALL_RIGHTS = 'select, insert, update, delete';

/** What was written there stays as it was: the product may add rows and nothing else. */
const ADDED_TO_ONLY = 'select, insert';

/** By schema and table. An update names its columns: whose a row is, and when it was made, is never rewritten. */
export const NARROW_RIGHTS: Readonly<Record<string, string>> = {
  'public.installation_secret': '',
  'public.storage_limit': 'select',
  'public.storage_use': 'select',
  'public.duty_version': 'select, insert, update (withdrawn_by, withdrawn_at)',
  'public.installation': 'select, update (operator_account_id, operated_since, home_workspace_id)',
  'public.node': 'select, insert, update (seen_at, slow_work), delete',
  'public.activity': ADDED_TO_ONLY,
  'public.appointment_change': 'select, insert, update (reason)',
  'public.audit_record': ADDED_TO_ONLY,
  'public.lending_rule_version': ADDED_TO_ONLY,
  'public.loan_assessment': ADDED_TO_ONLY,
  'public.report': ADDED_TO_ONLY,
  'public.report_version': ADDED_TO_ONLY,
  'public.log_node': ADDED_TO_ONLY,
  'public.consent_event': ADDED_TO_ONLY,
  'public.lead_change': 'select, insert, update (from_value, to_value, reason)',
  'public.lead_touch': ADDED_TO_ONLY,
  'public.own_listing_event': ADDED_TO_ONLY,
  'public.lead_score': ADDED_TO_ONLY,
  'public.scoring_model': ADDED_TO_ONLY,
  'identity.account':
    'select, insert, update (name, email, email_verified, is_anonymous, kind, network, updated_at), delete',
  'identity.session': 'select, insert, update (active_workspace_id, expires_at, updated_at), delete',
  'identity.credential': 'select, insert, update (password, updated_at), delete',
  'identity.verification': 'select, insert, delete',
  'identity.address_check':
    'select, insert, update (email, token_hash, code_hash, tries, expires_at, created_at), delete',
  'identity.operator_token': 'select, insert, delete',
  'identity.second_factor':
    'select, insert, update (sealed_secret, last_step, confirmed_at, created_at), delete',
  'identity.recovery_code': 'select, insert, delete',
  'identity.passkey': 'select, insert, update (counter, used_at), delete',
  'identity.sign_in_step': 'select, insert, update (tries), delete',
  'identity.sign_in_service':
    'select, insert, update (name, issuer, client_id, sealed_secret, domains), delete',
};

/**
 * Row security holds for the schema's owner too, unless the path that names are looked for in says that it is at work
 * on all workspaces: no schema is called so. A setting of our own could not be fixed to a function by an owner who is
 * no superuser, and the path already is.
 */
export const ALL_WORKSPACES = 'all_workspaces';
export const SAYS_ALL_WORKSPACES = `set_config('search_path', current_setting('search_path') || ', ${ALL_WORKSPACES}', false)`;
export const OWNER_POLICY = 'owner_maintains';
const IS_SAID = `current_setting(''search_path'') like ''%%${ALL_WORKSPACES}%%''`;

/**
 * Functions that answer one question over all workspaces, or before one is known, and what they call. They run as the
 * owner and say so themselves; any other function that runs as the owner sees nothing that is a workspace's.
 */
export const OVER_ALL_WORKSPACES: readonly string[] = [
  'add_place_words',
  'add_streets_of_properties',
  'add_up_storage',
  'blank_old_messages',
  'clear_sample',
  'count_open_jobs',
  'count_storage_of',
  'count_timers',
  'count_valuations',
  'drop_staged_rows',
  'end_sample_operations',
  'find_api_key',
  'find_booking_page',
  'find_channel_connection',
  'find_due_search_alerts',
  'find_hubspot_connection',
  'find_due_timers',
  'find_guest_pass',
  'find_inbox_by_words',
  'find_invitation',
  'find_lead_form',
  'find_leads_by_tags',
  'find_leads_by_words',
  'find_conversations_by_words',
  'find_newest_by_words',
  'find_stale_watch_lists',
  'find_widget',
  'follow_localities',
  'forget_expired_uploads',
  'ms_to_next_timer',
  'open_page_ends_sample',
  'purge_expired_rows',
  'purge_idle_visitors',
  'purge_old_deliveries',
  'purge_old_notices',
  'real_people_end_sample',
  'remove_streets_without_properties',
  'settle_storage',
  'touch_api_key',
  'unfinished_certificates',
];

/** Statements that make row security hold for the owner too, on each table where it does not yet. */
export const FORCE_ROW_SECURITY = `
  select format('alter table %1$I.%2$I force row level security', n.nspname, c.relname) as statement
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relrowsecurity and not c.relforcerowsecurity and n.nspname in ('public', 'identity')
  union all
  select format(
    'create policy ${OWNER_POLICY} on %1$I.%2$I to current_user using (${IS_SAID}) with check (${IS_SAID})',
    n.nspname, c.relname)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relrowsecurity and n.nspname in ('public', 'identity')
    and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = '${OWNER_POLICY}')
  union all
  select format('alter function %s set search_path to %s', p.oid::regprocedure,
    replace(substr(setting, length('search_path=') + 1), ', pg_temp', ', ${ALL_WORKSPACES}, pg_temp'))
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace, unnest(p.proconfig) as setting
  where n.nspname = 'public' and p.proname = any ($1)
    and setting like 'search\\_path=%' and setting not like '%${ALL_WORKSPACES}%'`;
