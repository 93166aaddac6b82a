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
-- By index, also while nobody has counted the tables yet: a first import fills them faster than statistics follow.
ALTER FUNCTION follow_new_leads() SET enable_seqscan = off;
--> statement-breakpoint
ALTER FUNCTION follow_new_addresses() SET enable_seqscan = off;
