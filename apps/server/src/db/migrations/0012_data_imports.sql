CREATE TABLE "data_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"kind" text,
	"file_name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"content_hash" text,
	"reading" jsonb,
	"settings" jsonb,
	"dry_run" boolean DEFAULT false NOT NULL,
	"dataset_id" uuid,
	"records_done" integer DEFAULT 0 NOT NULL,
	"bytes_done" bigint DEFAULT 0 NOT NULL,
	"step" text,
	"read_rows" integer DEFAULT 0 NOT NULL,
	"accepted_rows" integer DEFAULT 0 NOT NULL,
	"replaced_rows" integer DEFAULT 0 NOT NULL,
	"rejected_rows" integer DEFAULT 0 NOT NULL,
	"duplicate_rows" integer DEFAULT 0 NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	"problem" text,
	"job_id" uuid,
	"claim" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "every_row_is_accounted_for" CHECK (not "data_import"."counted" or "data_import"."read_rows" = "data_import"."accepted_rows" + "data_import"."rejected_rows" + "data_import"."duplicate_rows")
);
--> statement-breakpoint
ALTER TABLE "data_import" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "economic_observation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"series_id" uuid NOT NULL,
	"on" date NOT NULL,
	"value" double precision NOT NULL,
	"dataset_id" uuid NOT NULL,
	CONSTRAINT "economic_observation_once" UNIQUE("series_id","on")
);
--> statement-breakpoint
ALTER TABLE "economic_observation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "economic_series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"dataset_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "economic_series" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_import_part" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" "bytea" NOT NULL,
	CONSTRAINT "data_import_part_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "data_import_part" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rejected_row" (
	"import_id" uuid NOT NULL,
	"record" integer NOT NULL,
	"line" integer NOT NULL,
	"file" text,
	"reason" text NOT NULL,
	"field" text,
	"source" text NOT NULL,
	"settled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "rejected_row_import_id_record_pk" PRIMARY KEY("import_id","record")
);
--> statement-breakpoint
ALTER TABLE "rejected_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "replaced_row" (
	"dataset_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"previous" jsonb NOT NULL,
	"previous_dataset_id" uuid NOT NULL,
	CONSTRAINT "replaced_row_dataset_id_table_name_row_id_pk" PRIMARY KEY("dataset_id","table_name","row_id")
);
--> statement-breakpoint
ALTER TABLE "replaced_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staged_row" (
	"import_id" uuid NOT NULL,
	"record" integer NOT NULL,
	"line" integer NOT NULL,
	"file" text,
	"row_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"bundle" text,
	"content" jsonb NOT NULL,
	"source" text NOT NULL,
	"outcome" text,
	CONSTRAINT "staged_row_import_id_record_pk" PRIMARY KEY("import_id","record")
);
--> statement-breakpoint
ALTER TABLE "staged_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "economic_observation" ADD CONSTRAINT "economic_observation_series_id_economic_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."economic_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "economic_observation" ADD CONSTRAINT "economic_observation_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "economic_series" ADD CONSTRAINT "economic_series_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import_part" ADD CONSTRAINT "data_import_part_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejected_row" ADD CONSTRAINT "rejected_row_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_row" ADD CONSTRAINT "replaced_row_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_import_newest" ON "data_import" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_import_by_content" ON "data_import" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "data_import_by_dataset" ON "data_import" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "economic_observation_by_dataset" ON "economic_observation" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "economic_series_by_name" ON "economic_series" USING btree ("name");--> statement-breakpoint
CREATE INDEX "economic_series_by_dataset" ON "economic_series" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "rejected_row_by_reason" ON "rejected_row" USING btree ("import_id","reason","record");--> statement-breakpoint
CREATE INDEX "replaced_row_by_row" ON "replaced_row" USING btree ("table_name","row_id");--> statement-breakpoint
CREATE INDEX "replaced_row_by_previous" ON "replaced_row" USING btree ("previous_dataset_id");--> statement-breakpoint
CREATE POLICY "installation_only" ON "data_import" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "economic_observation" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "economic_observation" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "economic_series" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "economic_series" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "installation_only" ON "data_import_part" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "installation_only" ON "rejected_row" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "installation_only" ON "replaced_row" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "installation_only" ON "staged_row" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');
--> statement-breakpoint
-- An import fills the staging table faster than statistics follow, and joins planned without them can take hours.
-- Only the owner of a table may ask for them.
CREATE FUNCTION analyze_staged_rows()
RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  ANALYZE staged_row;
END
$$;
