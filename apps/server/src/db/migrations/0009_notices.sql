CREATE TABLE "notice_choice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mail" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_choice_once" UNIQUE("member_id","kind")
);
--> statement-breakpoint
ALTER TABLE "notice_choice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"about" jsonb NOT NULL,
	"at" timestamp with time zone,
	"path" text NOT NULL,
	"person_id" uuid,
	"mail" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notice_once" UNIQUE("workspace_id","member_id","key"),
	CONSTRAINT "notice_leads_into_product" CHECK ("notice"."path" ~ '^/([^/\\]|$)')
);
--> statement-breakpoint
ALTER TABLE "notice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_of_member" FOREIGN KEY ("member_id","workspace_id") REFERENCES "public"."member"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_of_member" FOREIGN KEY ("member_id","workspace_id") REFERENCES "public"."member"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_of_person" FOREIGN KEY ("person_id","workspace_id") REFERENCES "public"."person"("id","workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_of_member_newest" ON "notice" USING btree ("member_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notice_open" ON "notice" USING btree ("member_id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "notice_by_key" ON "notice" USING btree ("workspace_id","key");--> statement-breakpoint
CREATE INDEX "notice_by_person" ON "notice" USING btree ("person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "notice_choice" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "notice" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
-- What was dealt with is only history, and what nobody dealt with in a year will not be.
CREATE FUNCTION purge_old_notices(done_days integer, most_days integer)
RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE purged integer;
BEGIN
  DELETE FROM notice WHERE done_at < now() - make_interval(days => done_days)
    OR created_at < now() - make_interval(days => most_days);
  GET DIAGNOSTICS purged = ROW_COUNT;
  RETURN purged;
END
$$;
