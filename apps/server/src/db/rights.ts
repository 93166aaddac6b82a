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
  'public.installation': 'select, update (operator_account_id, operated_since)',
  'public.node': 'select, insert, update (seen_at), delete',
  'public.audit_record': ADDED_TO_ONLY,
  'public.lending_rule_version': ADDED_TO_ONLY,
  'public.loan_assessment': ADDED_TO_ONLY,
  'public.report': ADDED_TO_ONLY,
  'public.report_version': ADDED_TO_ONLY,
  'public.log_node': ADDED_TO_ONLY,
  'identity.account':
    'select, insert, update (name, email, email_verified, is_anonymous, updated_at), delete',
  'identity.session': 'select, insert, update (active_workspace_id, expires_at, updated_at), delete',
  'identity.credential': 'select, insert, update (password, updated_at), delete',
  'identity.verification': 'select, insert, delete',
};

/** Says that a connection of the schema's owner is at work on all workspaces; otherwise it sees no more than others. */
export const MAINTENANCE = 'app.maintenance';
const OWNER_POLICY = 'owner_maintains';

/**
 * Functions that answer one question over all workspaces, or before one is known. They run as the owner and say so
 * themselves; any other function that runs as the owner sees nothing that is a workspace's.
 */
export const OVER_ALL_WORKSPACES: readonly string[] = [
  'add_streets_of_properties',
  'count_open_jobs',
  'count_valuations',
  'drop_staged_rows',
  'find_api_key',
  'find_due_search_alerts',
  'find_guest_pass',
  'find_invitation',
  'find_stale_watch_lists',
  'follow_localities',
  'forget_expired_uploads',
  'purge_expired_rows',
  'purge_idle_visitors',
  'remove_streets_without_properties',
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
    'create policy ${OWNER_POLICY} on %1$I.%2$I to current_user using (current_setting(''${MAINTENANCE}'', true) = ''on'') with check (current_setting(''${MAINTENANCE}'', true) = ''on'')',
    n.nspname, c.relname)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relrowsecurity and n.nspname in ('public', 'identity')
    and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = '${OWNER_POLICY}')
  union all
  select format('alter function %s set ${MAINTENANCE} to on', p.oid::regprocedure)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prosecdef and n.nspname = 'public' and p.proname = any ($1)
    and not coalesce('${MAINTENANCE}=on' = any (p.proconfig), false)`;
