-- Equality of ids beside overlap of times, in one constraint.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE "appointment_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"account_id" uuid,
	"reason" text,
	"from_starts_at" timestamp with time zone,
	"from_ends_at" timestamp with time zone,
	"to_starts_at" timestamp with time zone,
	"to_ends_at" timestamp with time zone,
	"from_agent_id" uuid,
	"to_agent_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment_change" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "appointment_participant" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "participant_once" UNIQUE("appointment_id","person_id"),
	CONSTRAINT "participant_position" UNIQUE("appointment_id","position"),
	CONSTRAINT "participant_has_room" CHECK ("appointment_participant"."position" between 1 and 15)
);
--> statement-breakpoint
ALTER TABLE "appointment_participant" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "appointment_setting" (
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"minutes" smallint,
	"buffer_before_minutes" smallint NOT NULL,
	"buffer_after_minutes" smallint NOT NULL,
	"notice_minutes" integer NOT NULL,
	"horizon_days" smallint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_setting_workspace_id_kind_pk" PRIMARY KEY("workspace_id","kind")
);
--> statement-breakpoint
ALTER TABLE "appointment_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "appointment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"agent_id" uuid,
	"person_id" uuid,
	"lead_id" uuid,
	"property_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"busy_from" timestamp with time zone NOT NULL,
	"busy_to" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"location_type" text NOT NULL,
	"address" text,
	"meeting_link" text,
	"instructions" text,
	"notes" text DEFAULT '' NOT NULL,
	"preparation" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"uid" text DEFAULT gen_random_uuid()::text || '@propguard' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp with time zone,
	"booked_by" text NOT NULL,
	"outcome" text,
	"outcome_notes" text,
	"next_steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"follow_up_day" date,
	"satisfaction" smallint,
	"satisfaction_asked_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "appointment_uid" UNIQUE("workspace_id","uid"),
	CONSTRAINT "appointment_has_length" CHECK ("appointment"."starts_at" < "appointment"."ends_at"),
	CONSTRAINT "appointment_busy_holds_it" CHECK ("appointment"."busy_from" <= "appointment"."starts_at" and "appointment"."ends_at" <= "appointment"."busy_to"),
	CONSTRAINT "appointment_hold_ends" CHECK (("appointment"."status" = 'held') = ("appointment"."held_until" is not null)),
	CONSTRAINT "appointment_outcome_is_of_an_end" CHECK (("appointment"."status" = 'completed') = ("appointment"."outcome" is not null)),
	CONSTRAINT "appointment_satisfaction_is_of_five" CHECK ("appointment"."satisfaction" between 1 and 5),
	CONSTRAINT "appointment_sequence_counts" CHECK ("appointment"."sequence" >= 0)
);
--> statement-breakpoint
ALTER TABLE "appointment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "appointment_change" ADD CONSTRAINT "appointment_change_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_change" ADD CONSTRAINT "change_of_appointment" FOREIGN KEY ("appointment_id","workspace_id") REFERENCES "public"."appointment"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_participant" ADD CONSTRAINT "appointment_participant_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_participant" ADD CONSTRAINT "participant_of_appointment" FOREIGN KEY ("appointment_id","workspace_id") REFERENCES "public"."appointment"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_participant" ADD CONSTRAINT "participant_is_person" FOREIGN KEY ("person_id","workspace_id") REFERENCES "public"."person"("id","workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_setting" ADD CONSTRAINT "appointment_setting_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_of_person" FOREIGN KEY ("person_id","workspace_id") REFERENCES "public"."person"("id","workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_change_by_appointment" ON "appointment_change" USING btree ("appointment_id","at");--> statement-breakpoint
CREATE INDEX "appointment_change_by_time" ON "appointment_change" USING btree ("workspace_id","at");--> statement-breakpoint
CREATE INDEX "participant_by_person" ON "appointment_participant" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "appointment_by_start" ON "appointment" USING btree ("workspace_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "appointment_by_person" ON "appointment" USING btree ("person_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_by_agent" ON "appointment" USING btree ("agent_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_by_lead" ON "appointment" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "appointment_by_property" ON "appointment" USING btree ("workspace_id","property_id");--> statement-breakpoint
CREATE POLICY "own_workspace_reads" ON "appointment_change" AS PERMISSIVE FOR SELECT TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_appends" ON "appointment_change" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_blanks" ON "appointment_change" AS PERMISSIVE FOR UPDATE TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid and reason is null);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "appointment_participant" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "appointment_setting" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "appointment" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
-- An agent who leaves takes nothing of what was booked along but who it was with.
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_of_agent" FOREIGN KEY ("agent_id", "workspace_id") REFERENCES "agent" ("id", "workspace_id") ON DELETE SET NULL ("agent_id");--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_of_lead" FOREIGN KEY ("lead_id", "workspace_id") REFERENCES "lead" ("id", "workspace_id") ON DELETE SET NULL ("lead_id");--> statement-breakpoint
-- Of two who want one time, one gets it: kept or booked, with the buffers around it.
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_agent_is_free" EXCLUDE USING gist
  ("agent_id" WITH =, tstzrange("busy_from", "busy_to") WITH &&)
  WHERE ("status" IN ('held', 'scheduled', 'confirmed', 'in-progress', 'rescheduled'));--> statement-breakpoint
-- Nobody is expected at two places at once.
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_client_is_free" EXCLUDE USING gist
  ("person_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
  WHERE ("person_id" IS NOT NULL AND "status" IN ('held', 'scheduled', 'confirmed', 'in-progress', 'rescheduled'));
