CREATE TABLE "calendar_busy" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"href" text NOT NULL,
	"uid" text NOT NULL,
	"recurrence" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_busy_once" UNIQUE("calendar_id","uid","recurrence"),
	CONSTRAINT "calendar_busy_has_length" CHECK ("calendar_busy"."starts_at" < "calendar_busy"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "calendar_busy" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendar_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"href" text NOT NULL,
	"etag" text NOT NULL,
	"appointment_id" uuid,
	"sequence" integer,
	"gone_at" timestamp with time zone,
	CONSTRAINT "calendar_file_once" UNIQUE("calendar_id","href"),
	CONSTRAINT "calendar_file_of_one" UNIQUE("calendar_id","appointment_id")
);
--> statement-breakpoint
ALTER TABLE "calendar_file" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendar_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"username" text,
	"sealed_password" "bytea",
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"sync_token" text,
	"tried_at" timestamp with time zone,
	"synced_at" timestamp with time zone,
	"syncing_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_link_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "calendar_link_once" UNIQUE("agent_id","url"),
	CONSTRAINT "calendar_link_fails_upwards" CHECK ("calendar_link"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "calendar_link" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "open_home_visit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"open_home_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"lead_id" uuid,
	"people" smallint NOT NULL,
	"checked_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_home_visit_once" UNIQUE("open_home_id","person_id"),
	CONSTRAINT "open_home_visit_counts" CHECK ("open_home_visit"."people" between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "open_home_visit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "open_home" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"capacity" smallint NOT NULL,
	"taken" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_home_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "open_home_of_one" UNIQUE("appointment_id"),
	CONSTRAINT "open_home_has_places" CHECK ("open_home"."capacity" between 1 and 500),
	CONSTRAINT "open_home_has_room" CHECK ("open_home"."taken" between 0 and "open_home"."capacity")
);
--> statement-breakpoint
ALTER TABLE "open_home" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "waitlist_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"lead_id" uuid,
	"place" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"part" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"hold_id" uuid,
	"offered_starts_at" timestamp with time zone,
	"offered_until" timestamp with time zone,
	"passed" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"appointment_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_has_days" CHECK ("waitlist_entry"."from_day" <= "waitlist_entry"."to_day"),
	CONSTRAINT "waitlist_offer_is_whole" CHECK (("waitlist_entry"."state" = 'offered') = ("waitlist_entry"."hold_id" is not null) and ("waitlist_entry"."hold_id" is null) = ("waitlist_entry"."offered_until" is null))
);
--> statement-breakpoint
ALTER TABLE "waitlist_entry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "satisfaction_comment" text;--> statement-breakpoint
ALTER TABLE "calendar_busy" ADD CONSTRAINT "calendar_busy_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_busy" ADD CONSTRAINT "busy_of_calendar" FOREIGN KEY ("calendar_id","workspace_id") REFERENCES "public"."calendar_link"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_file" ADD CONSTRAINT "calendar_file_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_file" ADD CONSTRAINT "file_of_calendar" FOREIGN KEY ("calendar_id","workspace_id") REFERENCES "public"."calendar_link"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_file" ADD CONSTRAINT "file_of_appointment" FOREIGN KEY ("appointment_id","workspace_id") REFERENCES "public"."appointment"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_link" ADD CONSTRAINT "calendar_link_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_link" ADD CONSTRAINT "calendar_of_agent" FOREIGN KEY ("agent_id","workspace_id") REFERENCES "public"."agent"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_home_visit" ADD CONSTRAINT "open_home_visit_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_home_visit" ADD CONSTRAINT "visit_of_open_home" FOREIGN KEY ("open_home_id","workspace_id") REFERENCES "public"."open_home"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_home_visit" ADD CONSTRAINT "visit_of_person" FOREIGN KEY ("person_id","workspace_id") REFERENCES "public"."person"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_home" ADD CONSTRAINT "open_home_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_home" ADD CONSTRAINT "open_home_of_appointment" FOREIGN KEY ("appointment_id","workspace_id") REFERENCES "public"."appointment"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_of_page" FOREIGN KEY ("page_id","workspace_id") REFERENCES "public"."booking_page"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_of_person" FOREIGN KEY ("person_id","workspace_id") REFERENCES "public"."person"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_busy_by_file" ON "calendar_busy" USING btree ("calendar_id","href");--> statement-breakpoint
CREATE INDEX "calendar_busy_by_time" ON "calendar_busy" USING btree ("calendar_id","starts_at");--> statement-breakpoint
CREATE INDEX "calendar_file_by_appointment" ON "calendar_file" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "calendar_link_by_workspace" ON "calendar_link" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "open_home_visit_by_person" ON "open_home_visit" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "open_home_by_workspace" ON "open_home" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_once" ON "waitlist_entry" USING btree ("page_id","person_id") WHERE "waitlist_entry"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waitlist_by_turn" ON "waitlist_entry" USING btree ("workspace_id","state","created_at");--> statement-breakpoint
CREATE INDEX "waitlist_by_person" ON "waitlist_entry" USING btree ("person_id");--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "calendar_busy" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "calendar_file" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "calendar_link" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "open_home_visit" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "open_home" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "waitlist_entry" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
-- The lead may go; who came, and when, stays.
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_of_lead" FOREIGN KEY ("lead_id", "workspace_id") REFERENCES "lead" ("id", "workspace_id") ON DELETE SET NULL ("lead_id");--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_became" FOREIGN KEY ("appointment_id", "workspace_id") REFERENCES "appointment" ("id", "workspace_id") ON DELETE SET NULL ("appointment_id");--> statement-breakpoint
ALTER TABLE "open_home_visit" ADD CONSTRAINT "visit_of_lead" FOREIGN KEY ("lead_id", "workspace_id") REFERENCES "lead" ("id", "workspace_id") ON DELETE SET NULL ("lead_id");--> statement-breakpoint
-- No more come than there is room for: the check on the open home has the last word, under its row's lock.
CREATE FUNCTION count_open_home_visit() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    UPDATE open_home SET taken = taken - OLD.people WHERE id = OLD.open_home_id;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    UPDATE open_home SET taken = taken + NEW.people WHERE id = NEW.open_home_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_open_home_visit AFTER INSERT OR DELETE OR UPDATE OF people, open_home_id ON open_home_visit
  FOR EACH ROW EXECUTE FUNCTION count_open_home_visit();
