CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"person_id" uuid,
	"conversation_id" uuid,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ref" uuid NOT NULL,
	"outcome" text,
	CONSTRAINT "activity_once" UNIQUE("workspace_id","kind","ref"),
	CONSTRAINT "activity_is_somebodys" CHECK (num_nonnulls("activity"."person_id", "activity"."conversation_id") > 0)
);
--> statement-breakpoint
ALTER TABLE "activity" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "timer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"error" text,
	"error_detail" text,
	"buried_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "timer_once" UNIQUE("workspace_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "timer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_of_person" FOREIGN KEY ("person_id","workspace_id") REFERENCES "public"."person"("id","workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timer" ADD CONSTRAINT "timer_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_by_time" ON "activity" USING btree ("workspace_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_by_person" ON "activity" USING btree ("person_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_by_conversation" ON "activity" USING btree ("conversation_id","at");--> statement-breakpoint
CREATE INDEX "timer_due" ON "timer" USING btree ("due_at") WHERE buried_at is null;--> statement-breakpoint
CREATE INDEX "timer_buried" ON "timer" USING btree ("buried_at") WHERE buried_at is not null;--> statement-breakpoint
CREATE POLICY "own_workspace_reads" ON "activity" AS PERMISSIVE FOR SELECT TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_appends" ON "activity" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "timer" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "installation_sees_buried" ON "timer" AS PERMISSIVE FOR SELECT TO public USING (buried_at is not null and coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
-- Which timers are due, over all workspaces, without those that somebody is at. Nothing but ids comes out.
CREATE FUNCTION find_due_timers(wanted integer)
RETURNS TABLE (id uuid, workspace_id uuid)
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT t.id, t.workspace_id FROM timer t
  WHERE t.buried_at IS NULL AND t.due_at <= now()
  ORDER BY t.due_at LIMIT wanted
  FOR UPDATE SKIP LOCKED
$$;
--> statement-breakpoint
CREATE FUNCTION ms_to_next_timer()
RETURNS double precision
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT 1000 * extract(epoch FROM min(due_at) - now())::double precision FROM timer WHERE buried_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION count_timers()
RETURNS TABLE (waiting integer, overdue integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT count(*)::integer, count(*) FILTER (WHERE due_at < now() - interval '1 minute')::integer
  FROM timer WHERE buried_at IS NULL
$$;
