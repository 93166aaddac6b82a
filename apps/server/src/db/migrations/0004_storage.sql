CREATE TABLE "storage_limit" (
	"kind" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "storage_limit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "storage_use" (
	"workspace_id" uuid,
	"bytes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "storage_use_of_one" UNIQUE NULLS NOT DISTINCT("workspace_id")
);
--> statement-breakpoint
ALTER TABLE "storage_use" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "storage_use" ADD CONSTRAINT "storage_use_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "guest_reads" ON "member" AS PERMISSIVE FOR SELECT TO public USING ((workspace_id, id) = (select p.workspace_id, p.subject_id from guest_pass p where p.id = nullif(current_setting('app.guest_pass', true), '')::uuid and p.kind = 'wallet'));--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "storage_limit" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "storage_use" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "installation_reads" ON "storage_use" AS PERMISSIVE FOR SELECT TO public USING (coalesce(current_setting('app.installation', true), '') = 'on');
--> statement-breakpoint
-- Counts what a row takes, when its transaction commits: no two then pass a limit together, and nobody holds the
-- workspace's row while they work. The measure is an expression on the row, $1.
CREATE FUNCTION count_storage() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  owner uuid;
  before bigint := 0;
  after bigint := 0;
  used bigint;
  is_visitor boolean := false;
  limited text;
  most bigint;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    EXECUTE format('SELECT (%s)::bigint', TG_ARGV[0]) INTO before USING OLD;
    owner := OLD.workspace_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    EXECUTE format('SELECT (%s)::bigint', TG_ARGV[0]) INTO after USING NEW;
    owner := NEW.workspace_id;
  END IF;
  IF after = before THEN RETURN NULL; END IF;
  IF owner IS NOT NULL THEN
    SELECT w.visitor INTO is_visitor FROM workspace w WHERE w.id = owner;
    -- The workspace went, and what it kept with it.
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO storage_use AS s (workspace_id, bytes) VALUES (owner, greatest(after - before, 0))
    ON CONFLICT (workspace_id) DO UPDATE SET bytes = greatest(s.bytes + after - before, 0)
    RETURNING s.bytes INTO used;
  IF after < before THEN RETURN NULL; END IF;
  limited := CASE WHEN is_visitor THEN 'visitor' ELSE 'workspace' END;
  SELECT l.bytes INTO most FROM storage_limit l WHERE l.kind = limited AND owner IS NOT NULL;
  -- All of them together are added up for what is large; what is small is a workspace's concern.
  IF (most IS NULL OR used <= most) AND after - before >= 65536 THEN
    PERFORM pg_advisory_xact_lock(727264002);
    limited := 'installation';
    SELECT sum(s.bytes) INTO used FROM storage_use s;
    SELECT l.bytes INTO most FROM storage_limit l WHERE l.kind = limited;
  END IF;
  IF used > most THEN
    RAISE EXCEPTION 'there is no room for % bytes more', after - before USING
      ERRCODE = 'PG507',
      DETAIL = json_build_object('of', limited, 'usedBytes', used - (after - before), 'limitBytes', most);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Files count as large as they were announced, from the moment they were: what is on its way has its room.
CREATE CONSTRAINT TRIGGER count_storage AFTER INSERT OR DELETE ON upload
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage('($1).size_bytes');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_storage AFTER INSERT OR DELETE ON stored_file
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage('($1).size_bytes');
--> statement-breakpoint
-- Its rows stand for its file, which goes once it was read.
CREATE CONSTRAINT TRIGGER count_storage AFTER INSERT OR DELETE ON portfolio
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage('($1).size_bytes');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_storage AFTER INSERT OR DELETE OR UPDATE OF text, parts ON message
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage('octet_length(($1).text) + octet_length(($1).parts::text)');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_storage AFTER INSERT OR DELETE ON assessment
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage('octet_length(($1).subject::text) + octet_length(($1).valuation::text) + octet_length(($1).hazards::text) + octet_length(($1).lending::text)');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_storage AFTER INSERT OR DELETE ON report_version
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage('octet_length(($1).record::text)');
--> statement-breakpoint
INSERT INTO storage_use (workspace_id, bytes)
  SELECT workspace_id, sum(bytes) FROM (
    SELECT workspace_id, size_bytes::bigint AS bytes FROM upload
    UNION ALL SELECT workspace_id, size_bytes FROM stored_file
    UNION ALL SELECT workspace_id, size_bytes FROM portfolio
    UNION ALL SELECT workspace_id, octet_length(text) + octet_length(parts::text) FROM message
    UNION ALL SELECT workspace_id, octet_length(subject::text) + octet_length(valuation::text) + octet_length(hazards::text) + octet_length(lending::text) FROM assessment
    UNION ALL SELECT workspace_id, octet_length(record::text) FROM report_version
  ) AS kept GROUP BY workspace_id;
--> statement-breakpoint
DROP FUNCTION purge_expired_rows(integer, integer);
--> statement-breakpoint
-- Failed jobs stay until someone has dealt with them, and mail until it was tried; the rest is only history.
CREATE FUNCTION purge_expired_rows(reply_hours integer, job_days integer, mail_days integer, refused_days integer, upload_days integer)
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
  DELETE FROM outbox_message WHERE state <> 'queued' AND created_at < now() - make_interval(days => mail_days);
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM rejected_row r USING data_import i
    WHERE i.id = r.import_id AND i.created_at < now() - make_interval(days => refused_days);
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM upload WHERE state <> 'in-use' AND created_at < now() - make_interval(days => upload_days);
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM node WHERE seen_at < now() - interval '1 day';
  RETURN purged;
END
$$;
