CREATE TABLE "lead_form" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"fields" jsonb NOT NULL,
	"source" text NOT NULL,
	"agent_id" uuid,
	"consent_text" text DEFAULT '' NOT NULL,
	"thanks" text DEFAULT '' NOT NULL,
	"asks_more" boolean DEFAULT true NOT NULL,
	"origins" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_form_slug" UNIQUE("slug"),
	CONSTRAINT "lead_form_in_workspace" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "lead_form" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_qualification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"flow" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"score" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "lead_qualification_once" UNIQUE("lead_id","flow"),
	CONSTRAINT "lead_qualification_scored_at_end" CHECK (("lead_qualification"."score" is null) = ("lead_qualification"."ended_at" is null)),
	CONSTRAINT "lead_qualification_is_percent" CHECK ("lead_qualification"."score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "lead_qualification" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_import_row" (
	"workspace_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"record" integer NOT NULL,
	"line" integer NOT NULL,
	"verdict" text NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text,
	"lead_id" uuid,
	"twin_line" integer,
	"source" text NOT NULL,
	CONSTRAINT "lead_import_row_pk" PRIMARY KEY("import_id","record")
);
--> statement-breakpoint
ALTER TABLE "lead_import_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"upload_id" uuid,
	"state" text DEFAULT 'uploading' NOT NULL,
	"problem" text,
	"reading" jsonb,
	"choice" jsonb,
	"job_id" uuid,
	"rows" integer DEFAULT 0 NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"twice" integer DEFAULT 0 NOT NULL,
	"alike" integer DEFAULT 0 NOT NULL,
	"broken" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "lead_import_in_workspace" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "lead_import" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lead_form" ADD CONSTRAINT "lead_form_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_form" ADD CONSTRAINT "form_of_agent" FOREIGN KEY ("agent_id","workspace_id") REFERENCES "public"."agent"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_qualification" ADD CONSTRAINT "lead_qualification_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_qualification" ADD CONSTRAINT "qualification_of_lead" FOREIGN KEY ("lead_id","workspace_id") REFERENCES "public"."lead"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_import_row" ADD CONSTRAINT "lead_import_row_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_import_row" ADD CONSTRAINT "row_of_lead_import" FOREIGN KEY ("import_id","workspace_id") REFERENCES "public"."lead_import"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_import" ADD CONSTRAINT "lead_import_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_import" ADD CONSTRAINT "lead_import_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_import" ADD CONSTRAINT "lead_import_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_form_by_workspace" ON "lead_form" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "lead_qualification_by_workspace" ON "lead_qualification" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "lead_import_row_by_verdict" ON "lead_import_row" USING btree ("import_id","verdict","record");--> statement-breakpoint
CREATE INDEX "lead_import_row_by_lead" ON "lead_import_row" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_import_by_upload" ON "lead_import" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "lead_import_newest" ON "lead_import" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead_form" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead_qualification" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "guest_reads" ON "lead_qualification" AS PERMISSIVE FOR SELECT TO public USING ((workspace_id, id) = (select p.workspace_id, p.subject_id from guest_pass p where p.id = nullif(current_setting('app.guest_pass', true), '')::uuid and p.kind = 'qualification'));--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead_import_row" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead_import" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
-- Found before a workspace is known, by the address that it is public under. One that was closed is none.
CREATE FUNCTION find_lead_form(wanted_slug text)
RETURNS TABLE (id uuid, workspace_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT f.id, f.workspace_id FROM lead_form f WHERE f.slug = wanted_slug AND f.is_open
$$;
--> statement-breakpoint
-- Many leads may come at once: what they are searched by is put together for all of them, not row by row. By index, also while nobody
-- has counted the tables yet: a first import fills them faster than statistics follow.
DROP TRIGGER lead_followed ON lead;
--> statement-breakpoint
CREATE TRIGGER lead_followed AFTER UPDATE OF company, merged_into ON lead FOR EACH ROW EXECUTE FUNCTION follow_lead();
--> statement-breakpoint
CREATE FUNCTION follow_added_leads() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  INSERT INTO lead_words (lead_id, workspace_id, words)
  SELECT a.id, a.workspace_id, lower(concat_ws(' ', p.name, a.company, reached.words))
  FROM added a JOIN person p ON p.id = a.person_id LEFT JOIN (
    SELECT d.person_id, string_agg(CASE WHEN d.value LIKE 'forgotten:%' THEN NULL
      WHEN d.value LIKE '+61%' THEN d.value || ' 0' || substr(d.value, 4) ELSE d.value END, ' ') AS words
    FROM person_address d WHERE d.person_id IN (SELECT person_id FROM added) GROUP BY d.person_id
  ) reached ON reached.person_id = a.person_id
  WHERE a.merged_into IS NULL;
  PERFORM keep_lead_words(merged_into, workspace_id) FROM added WHERE merged_into IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER leads_added AFTER INSERT ON lead REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_added_leads();
--> statement-breakpoint
DROP TRIGGER lead_follows_address ON person_address;
--> statement-breakpoint
CREATE TRIGGER lead_follows_address AFTER UPDATE OF value, person_id OR DELETE ON person_address FOR EACH ROW EXECUTE FUNCTION follow_person_address();
--> statement-breakpoint
CREATE FUNCTION follow_added_addresses() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  PERFORM keep_lead_words(followed.id, followed.workspace_id) FROM (
    SELECT DISTINCT coalesce(l.merged_into, l.id) AS id, l.workspace_id FROM lead l
    WHERE l.person_id IN (SELECT person_id FROM added)
  ) followed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER addresses_added AFTER INSERT ON person_address REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_added_addresses();
