DROP INDEX "outbox_newest";--> statement-breakpoint
DROP INDEX "job_newest";--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "delivery" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "job_open" ON "job" USING btree ("state") WHERE state in ('queued', 'running', 'failed');--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox_message" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_newest" ON "job" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
-- How much there is to do, over all workspaces. Nothing but counts comes out.
CREATE FUNCTION count_open_jobs()
RETURNS TABLE (queued integer, running integer, failed integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT count(*) FILTER (WHERE state = 'queued')::integer,
         count(*) FILTER (WHERE state = 'running')::integer,
         count(*) FILTER (WHERE state = 'failed')::integer
  FROM job WHERE state IN ('queued', 'running', 'failed')
$$;
--> statement-breakpoint
CREATE FUNCTION count_migrations()
RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = drizzle, pg_temp AS $$
  SELECT count(*)::integer FROM __drizzle_migrations
$$;
--> statement-breakpoint
DROP FUNCTION purge_expired_rows(integer);
--> statement-breakpoint
-- Failed jobs stay until someone has dealt with them; the others are only history.
CREATE FUNCTION purge_expired_rows(idempotency_hours integer, ended_job_days integer)
RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, identity, pg_temp AS $$
DECLARE files integer; replies integer; sessions integer; tokens integer; invitations integer; jobs integer;
BEGIN
  DELETE FROM stored_file WHERE expires_at < now();
  GET DIAGNOSTICS files = ROW_COUNT;
  DELETE FROM idempotency_record WHERE created_at < now() - make_interval(hours => idempotency_hours);
  GET DIAGNOSTICS replies = ROW_COUNT;
  DELETE FROM identity.session WHERE expires_at < now();
  GET DIAGNOSTICS sessions = ROW_COUNT;
  DELETE FROM identity.verification WHERE expires_at < now();
  GET DIAGNOSTICS tokens = ROW_COUNT;
  DELETE FROM invitation WHERE expires_at < now();
  GET DIAGNOSTICS invitations = ROW_COUNT;
  DELETE FROM job WHERE state IN ('succeeded', 'cancelled') AND ended_at < now() - make_interval(days => ended_job_days);
  GET DIAGNOSTICS jobs = ROW_COUNT;
  DELETE FROM node WHERE seen_at < now() - interval '1 day';
  RETURN files + replies + sessions + tokens + invitations + jobs;
END
$$;
