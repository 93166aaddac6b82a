-- one by one: these are many tables, and each is busy.
ALTER TABLE "identity"."account" ADD COLUMN IF NOT EXISTS "network" integer;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "account_by_network" ON "identity"."account" USING btree ("network") WHERE is_anonymous;
--> statement-breakpoint
-- What a statement adds to what workspaces keep, or takes from it, is noted for the end of the transaction: nobody holds a
-- workspace's row while they work, and many rows cost no more there than one. The measure is an expression on a row, r.
CREATE OR REPLACE FUNCTION add_up_storage() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  noted jsonb := nullif(current_setting('app.stored', true), '');
  change bigint;
  changed jsonb;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    EXECUTE format('SELECT (SELECT (%1$s)::bigint FROM (SELECT ($1).*) AS r) - (SELECT (%1$s)::bigint FROM (SELECT ($2).*) AS r)', TG_ARGV[0])
      INTO change USING NEW, OLD;
    IF change = 0 THEN RETURN NULL; END IF;
    changed := jsonb_build_object(coalesce(NEW.workspace_id::text, ''), change);
  ELSIF TG_OP = 'INSERT' THEN
    EXECUTE format('SELECT jsonb_object_agg(whose, bytes) FROM (SELECT coalesce(r.workspace_id::text, '''') AS whose,
      sum((%s)::bigint) AS bytes FROM came AS r GROUP BY 1) AS added WHERE bytes <> 0', TG_ARGV[0]) INTO changed;
  ELSE
    -- What goes with its workspace is counted nowhere any more.
    EXECUTE format('SELECT jsonb_object_agg(whose, -bytes) FROM (SELECT coalesce(r.workspace_id::text, '''') AS whose,
      sum((%s)::bigint) AS bytes FROM gone AS r
      WHERE r.workspace_id IS NULL OR EXISTS (SELECT FROM workspace w WHERE w.id = r.workspace_id)
      GROUP BY 1) AS taken WHERE bytes <> 0', TG_ARGV[0]) INTO changed;
  END IF;
  IF changed IS NULL THEN RETURN NULL; END IF;
  IF noted IS NOT NULL THEN
    SELECT jsonb_object_agg(whose, bytes) INTO changed FROM (
      SELECT key AS whose, sum(value::bigint) AS bytes
      FROM (SELECT * FROM jsonb_each_text(noted) UNION ALL SELECT * FROM jsonb_each_text(changed)) AS both_of_them
      GROUP BY 1) AS together;
  END IF;
  PERFORM set_config('app.stored', changed::text, true);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Counts what was noted, once, when the transaction commits: no two then pass a limit together. The installation is asked
-- whenever a workspace begins another 64 KiB, so that what is small counts there too; of visitors also those of one network
-- together, and all of them, so that there is always room for accounts.
CREATE OR REPLACE FUNCTION settle_storage() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, identity, pg_temp AS $$
DECLARE
  step CONSTANT bigint := 65536;
  noted jsonb := nullif(current_setting('app.stored', true), '');
  owner uuid;
  change bigint;
  used bigint;
  is_visitor boolean;
  visitor_asks uuid;
  asks bigint := 0;
  most bigint;
  limited text;
BEGIN
  IF noted IS NULL THEN RETURN NULL; END IF;
  PERFORM set_config('app.stored', '', true);
  FOR owner, change IN SELECT nullif(key, '')::uuid, value::bigint FROM jsonb_each_text(noted) ORDER BY key LOOP
    CONTINUE WHEN change = 0;
    is_visitor := false;
    IF owner IS NOT NULL THEN
      SELECT w.visitor INTO is_visitor FROM workspace w WHERE w.id = owner;
      -- The workspace went, and what it kept with it.
      CONTINUE WHEN NOT FOUND;
    END IF;
    INSERT INTO storage_use AS s (workspace_id, bytes) VALUES (owner, greatest(change, 0))
      ON CONFLICT (workspace_id) DO UPDATE SET bytes = greatest(s.bytes + change, 0)
      RETURNING s.bytes INTO used;
    CONTINUE WHEN change < 0;
    limited := CASE WHEN is_visitor THEN 'visitor' ELSE 'workspace' END;
    SELECT l.bytes INTO most FROM storage_limit l WHERE l.kind = limited AND owner IS NOT NULL;
    IF used > most THEN PERFORM refuse_storage(limited, used, change, most); END IF;
    IF (used + step - 1) / step > (used - change + step - 1) / step THEN
      asks := asks + change;
      IF is_visitor THEN visitor_asks := owner; END IF;
    END IF;
  END LOOP;
  IF asks = 0 THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(727264002);
  IF visitor_asks IS NOT NULL THEN
    SELECT sum(s.bytes) INTO used
      FROM member m JOIN account a ON a.id = m.account_id
        JOIN account b ON b.network = a.network AND b.is_anonymous
        JOIN member n ON n.account_id = b.id
        JOIN storage_use s ON s.workspace_id = n.workspace_id
      WHERE m.workspace_id = visitor_asks;
    SELECT l.bytes INTO most FROM storage_limit l WHERE l.kind = 'network';
    IF used > most THEN PERFORM refuse_storage('network', used, asks, most); END IF;
    SELECT sum(s.bytes) INTO used FROM storage_use s JOIN workspace w ON w.id = s.workspace_id WHERE w.visitor;
    SELECT l.bytes INTO most FROM storage_limit l WHERE l.kind = 'visitors';
    IF used > most THEN PERFORM refuse_storage('visitors', used, asks, most); END IF;
  END IF;
  SELECT sum(s.bytes) INTO used FROM storage_use s;
  SELECT l.bytes INTO most FROM storage_limit l WHERE l.kind = 'installation';
  IF used > most THEN PERFORM refuse_storage('installation', used, asks, most); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_storage(limited text, used bigint, change bigint, most bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'there is no room for % bytes more', change USING
    ERRCODE = 'PG507',
    DETAIL = json_build_object('of', limited, 'usedBytes', used - change, 'limitBytes', most);
END
$$;
--> statement-breakpoint
-- From now on the table is counted; what it keeps already is added, unless it was counted before. `updated` are the columns
-- of the measure that may be written anew.
CREATE OR REPLACE FUNCTION count_storage_of(counted regclass, measure text, updated text DEFAULT NULL) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', counted);
  IF EXISTS (SELECT FROM pg_trigger WHERE tgrelid = counted AND tgname = 'count_storage') THEN
    EXECUTE format('DROP TRIGGER count_storage ON %s', counted);
  ELSE
    EXECUTE format('INSERT INTO storage_use AS s (workspace_id, bytes)
      SELECT r.workspace_id, sum((%s)::bigint) FROM %s AS r GROUP BY 1 HAVING sum((%1$s)::bigint) > 0
      ON CONFLICT (workspace_id) DO UPDATE SET bytes = s.bytes + excluded.bytes', measure, counted);
  END IF;
  EXECUTE format('CREATE OR REPLACE TRIGGER add_up_storage_that_came AFTER INSERT ON %s
    REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION add_up_storage(%L)', counted, measure);
  EXECUTE format('CREATE OR REPLACE TRIGGER add_up_storage_that_went AFTER DELETE ON %s
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION add_up_storage(%L)', counted, measure);
  IF updated IS NOT NULL THEN
    EXECUTE format('CREATE OR REPLACE TRIGGER add_up_storage_that_changed AFTER UPDATE OF %s ON %s
      FOR EACH ROW EXECUTE FUNCTION add_up_storage(%L)', updated, counted, measure);
  END IF;
  EXECUTE format('CREATE CONSTRAINT TRIGGER count_storage AFTER INSERT OR DELETE %s ON %s
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settle_storage()',
    CASE WHEN updated IS NULL THEN '' ELSE 'OR UPDATE OF ' || updated END, counted);
END
$$;
--> statement-breakpoint
-- Files count as large as they were announced, from the moment they were: what is on its way has its room.
SELECT count_storage_of('upload', 'r.size_bytes');
--> statement-breakpoint
SELECT count_storage_of('stored_file', 'r.size_bytes');
--> statement-breakpoint
-- Its rows stand for its file, which goes once it was read.
SELECT count_storage_of('portfolio', 'r.size_bytes');
--> statement-breakpoint
SELECT count_storage_of('media_object', 'r.size_bytes');
--> statement-breakpoint
SELECT count_storage_of('message', 'coalesce(octet_length(r.text), 0) + coalesce(octet_length(r.parts::text), 0)', 'text, parts');
--> statement-breakpoint
SELECT count_storage_of('assessment', 'coalesce(octet_length(r.subject::text), 0) + coalesce(octet_length(r.valuation::text), 0) + coalesce(octet_length(r.hazards::text), 0) + coalesce(octet_length(r.lending::text), 0)');
--> statement-breakpoint
SELECT count_storage_of('report_version', 'coalesce(octet_length(r.record::text), 0)');
--> statement-breakpoint
SELECT count_storage_of('outbound_attachment', 'coalesce(octet_length(r.content), 0)');
--> statement-breakpoint
SELECT count_storage_of('outbound_message', 'coalesce(octet_length(r.subject), 0) + coalesce(octet_length(r.body), 0) + coalesce(octet_length(r.html), 0)', 'subject, body, html');
--> statement-breakpoint
SELECT count_storage_of('idempotency_record', 'coalesce(octet_length(r.reply::text), 0)', 'reply');
--> statement-breakpoint
SELECT count_storage_of('lead_note', 'coalesce(octet_length(r.text), 0)', 'text');
--> statement-breakpoint
SELECT count_storage_of('lead_interaction', 'coalesce(octet_length(r.description), 0) + coalesce(octet_length(r.next_action), 0)', 'description, next_action');
--> statement-breakpoint
SELECT count_storage_of('loan_assessment', 'coalesce(octet_length(r.facts::text), 0) + coalesce(octet_length(r.assessment::text), 0)');
--> statement-breakpoint
SELECT count_storage_of('certificate', 'coalesce(octet_length(r.claims::text), 0) + coalesce(octet_length(r.disclosures::text), 0)', 'claims, disclosures');
--> statement-breakpoint
SELECT count_storage_of('webhook_delivery', 'coalesce(octet_length(r.body), 0) + coalesce(octet_length(r.answer), 0)', 'body, answer');
--> statement-breakpoint
SELECT count_storage_of('assessment_scenario', 'coalesce(octet_length(r.changes::text), 0) + coalesce(octet_length(r.valuation::text), 0)', 'changes, valuation');
--> statement-breakpoint
SELECT count_storage_of('inbound_message', 'coalesce(octet_length(r.text), 0) + coalesce(octet_length(r.files::text), 0) + coalesce(octet_length(r.thread::text), 0)', 'text, files, thread');
--> statement-breakpoint
SELECT count_storage_of('channel_call', 'coalesce(octet_length(r.body), 0)', 'body');
--> statement-breakpoint
SELECT count_storage_of('conversation_note', 'coalesce(octet_length(r.text), 0)', 'text');
--> statement-breakpoint
SELECT count_storage_of('consent_event', 'coalesce(octet_length(r.text_shown), 0)');
--> statement-breakpoint
SELECT count_storage_of('appointment', 'coalesce(octet_length(r.notes), 0) + coalesce(octet_length(r.instructions), 0) + coalesce(octet_length(r.preparation::text), 0) + coalesce(octet_length(r.outcome_notes), 0) + coalesce(octet_length(r.next_steps::text), 0) + coalesce(octet_length(r.satisfaction_comment), 0)', 'notes, instructions, preparation, outcome_notes, next_steps, satisfaction_comment');
--> statement-breakpoint
-- A lead counts as a fixed size, with its person and what follows from it: thousands of them come in at once.
SELECT count_storage_of('lead', '1024');
--> statement-breakpoint
SELECT count_storage_of('lead_import_row', 'coalesce(octet_length(r.source), 0) + coalesce(octet_length(r.problems::text), 0)', 'source, problems');
--> statement-breakpoint
SELECT count_storage_of('lead_change', 'coalesce(octet_length(r.from_value::text), 0) + coalesce(octet_length(r.to_value::text), 0) + coalesce(octet_length(r.reason), 0)', 'from_value, to_value, reason');
--> statement-breakpoint
SELECT count_storage_of('lead_merge', 'coalesce(octet_length(r.moved::text), 0) + coalesce(octet_length(r.kept_before::text), 0) + coalesce(octet_length(r.merged_before::text), 0)', 'moved, kept_before, merged_before');
--> statement-breakpoint
SELECT count_storage_of('lead_score', 'coalesce(octet_length(r.facts::text), 0)');
--> statement-breakpoint
SELECT count_storage_of('scoring_model', 'coalesce(octet_length(r.weights::text), 0) + coalesce(octet_length(r.note), 0)');
--> statement-breakpoint
SELECT count_storage_of('lending_rule_version', 'coalesce(octet_length(r.rules::text), 0) + coalesce(octet_length(r.note), 0)');
--> statement-breakpoint
SELECT count_storage_of('lender', 'coalesce(octet_length(r.facts::text), 0)', 'facts');
--> statement-breakpoint
-- contract: only triggers called it, and those above have taken their place.
DROP FUNCTION IF EXISTS count_storage();
--> statement-breakpoint
-- Streams that are open by a pass end with it.
CREATE OR REPLACE TRIGGER guest_pass_ended AFTER DELETE OR UPDATE OF revoked_at, expires_at ON guest_pass
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND (OLD.expires_at IS NULL OR OLD.expires_at > now()))
  EXECUTE FUNCTION notify_principal_change();
--> statement-breakpoint
-- Passes go when they have ended, and with them the visits that nobody comes back to. The last visit to a conversation stays
-- as long as the conversation: by when it was read, a reply follows by mail.
CREATE OR REPLACE FUNCTION purge_expired_rows(reply_hours integer, job_days integer, mail_days integer, refused_days integer, upload_days integer)
RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, identity, pg_temp AS $$
DECLARE purged integer := 0; gone integer;
BEGIN
  DELETE FROM stored_file WHERE expires_at < now();
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM idempotency_record WHERE created_at < now() - make_interval(hours => reply_hours);
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM identity.session WHERE expires_at < now();
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM identity.verification WHERE expires_at < now();
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM invitation WHERE expires_at < now();
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM job WHERE state IN ('succeeded', 'cancelled') AND ended_at < now() - make_interval(days => job_days);
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM outbound_message WHERE workspace_id IS NULL AND state NOT IN ('queued', 'sending') AND created_at < now() - make_interval(days => mail_days);
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM rejected_row r USING data_import i
    WHERE i.id = r.import_id AND i.created_at < now() - make_interval(days => refused_days);
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM upload WHERE state <> 'in-use' AND created_at < now() - make_interval(days => upload_days);
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM guest_pass WHERE expires_at < now();
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM widget_visit v
    WHERE NOT EXISTS (SELECT FROM guest_pass p
        WHERE p.workspace_id = v.workspace_id AND p.kind = 'widget-visit' AND p.subject_id = v.id AND p.revoked_at IS NULL)
      AND (v.conversation_id IS NULL OR EXISTS (SELECT FROM widget_visit o
        WHERE o.conversation_id = v.conversation_id AND (o.seen_at, o.id) > (v.seen_at, v.id)));
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM node WHERE seen_at < now() - interval '1 day';
  RETURN purged;
END
$$;
