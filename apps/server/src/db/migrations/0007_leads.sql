CREATE TABLE "lead_assignment_rule" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"agent_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_assignment_rule" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_bulk_action" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"action" text NOT NULL,
	"by_account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lead_bulk_action" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"field" text NOT NULL,
	"from_value" jsonb,
	"to_value" jsonb,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_account_id" uuid,
	"by" text DEFAULT 'member' NOT NULL,
	"bulk_id" uuid
);
--> statement-breakpoint
ALTER TABLE "lead_change" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_distinction" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"by_account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_distinction_once" UNIQUE("one_id","other_id"),
	CONSTRAINT "lead_distinction_in_order" CHECK ("lead_distinction"."one_id" < "lead_distinction"."other_id")
);
--> statement-breakpoint
ALTER TABLE "lead_distinction" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_interaction" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"outcome" text,
	"next_action" text,
	"minutes" integer,
	"by_account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_interaction" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_merge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"moved" jsonb NOT NULL,
	"kept_before" jsonb NOT NULL,
	"merged_before" jsonb NOT NULL,
	"by_account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid
);
--> statement-breakpoint
ALTER TABLE "lead_merge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"by_account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_note" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"visibility" text DEFAULT 'all' NOT NULL,
	"assignment" text DEFAULT 'round-robin' NOT NULL,
	"response_minutes" integer DEFAULT 60 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_task" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text DEFAULT 'other' NOT NULL,
	"title" text NOT NULL,
	"agent_id" uuid,
	"due_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	"by_account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_task" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_touch" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ref" text NOT NULL,
	"detail" text,
	CONSTRAINT "lead_touch_once" UNIQUE("workspace_id","kind","ref")
);
--> statement-breakpoint
ALTER TABLE "lead_touch" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_view_named_once" UNIQUE("workspace_id","account_id","name")
);
--> statement-breakpoint
ALTER TABLE "lead_view" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_words" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"status_since" timestamp with time zone DEFAULT now() NOT NULL,
	"stages" smallint DEFAULT 0 NOT NULL,
	"lost_reason" text,
	"fee_aud" bigint,
	"closed_at" timestamp with time zone,
	"source" text NOT NULL,
	"intent" text,
	"agent_id" uuid,
	"assigned_at" timestamp with time zone,
	"budget_min" bigint,
	"budget_max" bigint,
	"value_aud" bigint,
	"timeline" text,
	"timeline_since" timestamp with time zone,
	"financing" text,
	"locations" text[] DEFAULT '{}' NOT NULL,
	"property_types" text[] DEFAULT '{}' NOT NULL,
	"bedrooms" smallint,
	"bathrooms" smallint,
	"features" text[] DEFAULT '{}' NOT NULL,
	"company" text,
	"company_size" integer,
	"decision_maker" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"next_follow_up_at" timestamp with time zone,
	"last_contact_at" timestamp with time zone,
	"response_due_at" timestamp with time zone,
	"responded_at" timestamp with time zone,
	"score" smallint,
	"score_band" text,
	"scored_at" timestamp with time zone,
	"merged_into" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name_key" text DEFAULT '' NOT NULL,
	"score_key" smallint GENERATED ALWAYS AS (coalesce(score, -1)) STORED NOT NULL,
	"value_key" bigint GENERATED ALWAYS AS (coalesce(value_aud, budget_max, budget_min, 0)) STORED NOT NULL,
	"follow_up_key" timestamp with time zone GENERATED ALWAYS AS (coalesce(next_follow_up_at, '9999-01-01 00:00:00+00'::timestamptz)) STORED NOT NULL,
	"contact_key" timestamp with time zone GENERATED ALWAYS AS (coalesce(last_contact_at, '1970-01-01 00:00:00+00'::timestamptz)) STORED NOT NULL,
	CONSTRAINT "lead_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "lead_status_is_one" CHECK ("lead"."status" in ('new', 'contacted', 'qualified', 'viewing', 'negotiating', 'closed', 'lost')),
	CONSTRAINT "lead_closed_has_fee" CHECK (("lead"."status" = 'closed') = ("lead"."fee_aud" is not null and "lead"."closed_at" is not null)),
	CONSTRAINT "lead_lost_has_reason" CHECK (("lead"."status" = 'lost') = ("lead"."lost_reason" is not null)),
	CONSTRAINT "lead_source_is_one" CHECK ("lead"."source" in ('website', 'referral', 'social', 'advertisement', 'cold-call', 'walk-in')),
	CONSTRAINT "lead_budget_upright" CHECK ("lead"."budget_min" <= "lead"."budget_max"),
	CONSTRAINT "lead_money_is_none_below_nought" CHECK (least("lead"."fee_aud", "lead"."budget_min", "lead"."budget_max", "lead"."value_aud") >= 0),
	CONSTRAINT "lead_score_is_percent" CHECK ("lead"."score" between 0 and 100),
	CONSTRAINT "lead_score_is_whole" CHECK (num_nonnulls("lead"."score", "lead"."score_band", "lead"."scored_at") in (0, 3)),
	CONSTRAINT "lead_not_into_itself" CHECK ("lead"."merged_into" <> "lead"."id")
);
--> statement-breakpoint
ALTER TABLE "lead" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lead_assignment_rule" ADD CONSTRAINT "lead_assignment_rule_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_bulk_action" ADD CONSTRAINT "lead_bulk_action_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_bulk_action" ADD CONSTRAINT "lead_bulk_action_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_change" ADD CONSTRAINT "lead_change_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_change" ADD CONSTRAINT "lead_change_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_change" ADD CONSTRAINT "change_of_lead" FOREIGN KEY ("lead_id","workspace_id") REFERENCES "public"."lead"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_distinction" ADD CONSTRAINT "lead_distinction_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_distinction" ADD CONSTRAINT "lead_distinction_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_distinction" ADD CONSTRAINT "distinction_one" FOREIGN KEY ("one_id","workspace_id") REFERENCES "public"."lead"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_distinction" ADD CONSTRAINT "distinction_other" FOREIGN KEY ("other_id","workspace_id") REFERENCES "public"."lead"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_interaction" ADD CONSTRAINT "lead_interaction_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_interaction" ADD CONSTRAINT "lead_interaction_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_interaction" ADD CONSTRAINT "interaction_of_lead" FOREIGN KEY ("lead_id","workspace_id") REFERENCES "public"."lead"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_merge" ADD CONSTRAINT "lead_merge_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_merge" ADD CONSTRAINT "lead_merge_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_merge" ADD CONSTRAINT "lead_merge_undone_by_account_id_fk" FOREIGN KEY ("undone_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_merge" ADD CONSTRAINT "merge_kept" FOREIGN KEY ("kept_id","workspace_id") REFERENCES "public"."lead"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_merge" ADD CONSTRAINT "merge_merged" FOREIGN KEY ("merged_id","workspace_id") REFERENCES "public"."lead"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_note" ADD CONSTRAINT "lead_note_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_note" ADD CONSTRAINT "lead_note_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_note" ADD CONSTRAINT "note_of_lead" FOREIGN KEY ("lead_id","workspace_id") REFERENCES "public"."lead"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_settings" ADD CONSTRAINT "lead_settings_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_task" ADD CONSTRAINT "lead_task_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_task" ADD CONSTRAINT "lead_task_done_by_account_id_fk" FOREIGN KEY ("done_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_task" ADD CONSTRAINT "lead_task_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_task" ADD CONSTRAINT "task_of_lead" FOREIGN KEY ("lead_id","workspace_id") REFERENCES "public"."lead"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_touch" ADD CONSTRAINT "lead_touch_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_touch" ADD CONSTRAINT "touch_of_lead" FOREIGN KEY ("lead_id","workspace_id") REFERENCES "public"."lead"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_view" ADD CONSTRAINT "lead_view_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_view" ADD CONSTRAINT "lead_view_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_words" ADD CONSTRAINT "lead_words_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_words" ADD CONSTRAINT "words_of_lead" FOREIGN KEY ("lead_id","workspace_id") REFERENCES "public"."lead"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_of_person" FOREIGN KEY ("person_id","workspace_id") REFERENCES "public"."person"("id","workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_assignment_rule_order" ON "lead_assignment_rule" USING btree ("workspace_id","position");--> statement-breakpoint
CREATE INDEX "lead_bulk_action_newest" ON "lead_bulk_action" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_change_by_lead" ON "lead_change" USING btree ("lead_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lead_change_by_bulk" ON "lead_change" USING btree ("bulk_id") WHERE bulk_id is not null;--> statement-breakpoint
CREATE INDEX "lead_change_by_field" ON "lead_change" USING btree ("workspace_id","field","at");--> statement-breakpoint
CREATE INDEX "lead_interaction_by_lead" ON "lead_interaction" USING btree ("lead_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lead_merge_by_kept" ON "lead_merge" USING btree ("kept_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_merged_once" ON "lead_merge" USING btree ("merged_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "lead_note_by_lead" ON "lead_note" USING btree ("lead_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lead_task_by_lead" ON "lead_task" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_task_open" ON "lead_task" USING btree ("workspace_id","agent_id","due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "lead_touch_by_lead" ON "lead_touch" USING btree ("lead_id","at");--> statement-breakpoint
CREATE INDEX "lead_words_trigram" ON "lead_words" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "lead_of_person_once" ON "lead" USING btree ("workspace_id","person_id");--> statement-breakpoint
CREATE INDEX "lead_by_date" ON "lead" USING btree ("workspace_id","created_at","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "lead_by_score" ON "lead" USING btree ("workspace_id","score_key","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "lead_by_value" ON "lead" USING btree ("workspace_id","value_key","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "lead_by_name" ON "lead" USING btree ("workspace_id","name_key","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "lead_by_contact" ON "lead" USING btree ("workspace_id","contact_key","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "lead_by_follow_up" ON "lead" USING btree ("workspace_id","follow_up_key","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "lead_by_agent" ON "lead" USING btree ("workspace_id","agent_id","assigned_at");--> statement-breakpoint
CREATE INDEX "lead_merged" ON "lead" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead_assignment_rule" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead_bulk_action" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_reads" ON "lead_change" AS PERMISSIVE FOR SELECT TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_appends" ON "lead_change" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_blanks" ON "lead_change" AS PERMISSIVE FOR UPDATE TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead_distinction" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead_interaction" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead_merge" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead_note" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead_settings" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead_task" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead_touch" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead_view" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead_words" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
-- An agent who goes leaves the leads and tasks behind, for somebody else.
ALTER TABLE "lead" ADD CONSTRAINT "lead_of_agent" FOREIGN KEY ("agent_id", "workspace_id") REFERENCES "agent" ("id", "workspace_id") ON DELETE SET NULL ("agent_id");
--> statement-breakpoint
ALTER TABLE "lead_task" ADD CONSTRAINT "task_of_agent" FOREIGN KEY ("agent_id", "workspace_id") REFERENCES "agent" ("id", "workspace_id") ON DELETE SET NULL ("agent_id");
--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_merged_into" FOREIGN KEY ("merged_into", "workspace_id") REFERENCES "lead" ("id", "workspace_id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_name_key_by_byte" CHECK (name_key = lower(name_key));
--> statement-breakpoint
-- Sorted by byte: the same order whatever the database's language, and fast.
ALTER TABLE "lead" ALTER COLUMN "name_key" TYPE text COLLATE "C";
--> statement-breakpoint
-- A lead that others were merged into is not merged itself, and nothing is merged into one that was: no chain to follow.
CREATE FUNCTION guard_lead_merge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.merged_into IS NULL OR NEW.merged_into IS NOT DISTINCT FROM OLD.merged_into THEN RETURN NEW; END IF;
  PERFORM 1 FROM lead WHERE id = NEW.merged_into AND merged_into IS NULL FOR UPDATE;
  IF NOT FOUND OR EXISTS (SELECT FROM lead WHERE merged_into = NEW.id) THEN
    RAISE EXCEPTION 'a merged lead is not merged again' USING ERRCODE = 'check_violation', CONSTRAINT = 'lead_merge_has_no_chain';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_merge_has_no_chain BEFORE UPDATE OF merged_into ON lead FOR EACH ROW EXECUTE FUNCTION guard_lead_merge();
--> statement-breakpoint
-- Which statuses a lead has had, a bit each.
CREATE FUNCTION mark_lead_stage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.stages := NEW.stages | (1 << (array_position(ARRAY['new', 'contacted', 'qualified', 'viewing', 'negotiating', 'closed', 'lost'], NEW.status) - 1));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_stage_marked BEFORE INSERT OR UPDATE OF status ON lead FOR EACH ROW EXECUTE FUNCTION mark_lead_stage();
--> statement-breakpoint
-- Whom a lead is about, in words to search by: numbers also as they are dialled at home.
CREATE FUNCTION words_of_lead(wanted uuid) RETURNS text LANGUAGE sql STABLE AS $$
  WITH its AS (SELECT person_id, company FROM lead WHERE id = wanted OR merged_into = wanted)
  SELECT lower(coalesce(string_agg(words, ' '), '')) FROM (
    SELECT p.name AS words FROM its JOIN person p ON p.id = its.person_id
    UNION ALL SELECT company FROM its
    UNION ALL SELECT CASE
      WHEN a.value LIKE 'forgotten:%' THEN NULL
      WHEN a.value LIKE '+61%' THEN a.value || ' 0' || substr(a.value, 4)
      ELSE a.value END
    FROM its JOIN person_address a ON a.person_id = its.person_id
  ) every_one
$$;
--> statement-breakpoint
CREATE FUNCTION keep_lead_words(wanted uuid, workspace uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO lead_words (lead_id, workspace_id, words) VALUES (wanted, workspace, words_of_lead(wanted))
  ON CONFLICT (lead_id) DO UPDATE SET words = excluded.words WHERE lead_words.words <> excluded.words
$$;
--> statement-breakpoint
CREATE FUNCTION name_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := lower(coalesce((SELECT name FROM person WHERE id = NEW.person_id), ''));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_named BEFORE INSERT ON lead FOR EACH ROW EXECUTE FUNCTION name_lead();
--> statement-breakpoint
CREATE FUNCTION follow_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_lead_words(coalesce(NEW.merged_into, NEW.id), NEW.workspace_id);
  IF TG_OP = 'UPDATE' THEN
    IF NEW.merged_into IS DISTINCT FROM OLD.merged_into THEN
      PERFORM keep_lead_words(one, NEW.workspace_id) FROM unnest(ARRAY[NEW.id, OLD.merged_into]) one WHERE one IS NOT NULL;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_followed AFTER INSERT OR UPDATE OF company, merged_into ON lead FOR EACH ROW EXECUTE FUNCTION follow_lead();
--> statement-breakpoint
CREATE FUNCTION follow_person_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lead SET name_key = lower(coalesce(NEW.name, '')) WHERE person_id = NEW.id;
  PERFORM keep_lead_words(coalesce(merged_into, id), workspace_id) FROM lead WHERE person_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_follows_name AFTER UPDATE OF name ON person FOR EACH ROW WHEN (NEW.name IS DISTINCT FROM OLD.name) EXECUTE FUNCTION follow_person_name();
--> statement-breakpoint
CREATE FUNCTION follow_person_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_lead_words(coalesce(merged_into, id), workspace_id) FROM lead
  WHERE person_id IN (CASE WHEN TG_OP <> 'DELETE' THEN NEW.person_id END, CASE WHEN TG_OP <> 'INSERT' THEN OLD.person_id END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_follows_address AFTER INSERT OR UPDATE OF value, person_id OR DELETE ON person_address FOR EACH ROW EXECUTE FUNCTION follow_person_address();
--> statement-breakpoint
-- What was changed stays as it was: the one thing that may be done to it is to take out what somebody said, all of it.
CREATE FUNCTION guard_lead_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.from_value IS NULL AND NEW.to_value IS NULL AND NEW.reason IS NULL
    AND (NEW.id, NEW.workspace_id, NEW.lead_id, NEW.version, NEW.field, NEW.at) = (OLD.id, OLD.workspace_id, OLD.lead_id, OLD.version, OLD.field, OLD.at)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'what was changed is not rewritten' USING ERRCODE = 'check_violation', CONSTRAINT = 'lead_change_is_blanked_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_change_is_blanked_only BEFORE UPDATE OF from_value, to_value, reason ON lead_change FOR EACH ROW EXECUTE FUNCTION guard_lead_change();
--> statement-breakpoint
-- Leads with these words, at most so many. Row security keeps the trigrams from being asked before the workspace is
-- known to be the right one; this asks for both at once, and nothing but ids of the caller's own workspace comes out.
CREATE FUNCTION find_leads_by_words(pattern text, most integer)
RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT w.lead_id FROM lead_words w
  WHERE w.words LIKE pattern AND w.workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  LIMIT most
$$;
