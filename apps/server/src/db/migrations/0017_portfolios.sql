CREATE TABLE "portfolio_chunk" (
	"workspace_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"records" text NOT NULL,
	CONSTRAINT "portfolio_chunk_portfolio_id_position_pk" PRIMARY KEY("portfolio_id","position")
);
--> statement-breakpoint
ALTER TABLE "portfolio_chunk" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "portfolio_part" (
	"workspace_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "portfolio_part_portfolio_id_position_pk" PRIMARY KEY("portfolio_id","position")
);
--> statement-breakpoint
ALTER TABLE "portfolio_part" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "portfolio_row" (
	"workspace_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"record" integer NOT NULL,
	"line" integer NOT NULL,
	"reason" text,
	"field" text,
	"source" text,
	"reference" text,
	"address" text,
	"locality_id" text,
	"latitude" double precision,
	"longitude" double precision,
	"position_source" text,
	"type" text,
	"bedrooms" integer,
	"bathrooms" integer,
	"car_spaces" integer,
	"land_m2" integer,
	"building_m2" integer,
	"year_built" integer,
	"loan_aud" bigint,
	"purpose" text,
	"income_aud" bigint,
	"other_debts_aud" bigint,
	"borrower" text,
	"method" text,
	"value_aud" bigint,
	"low_aud" bigint,
	"high_aud" bigint,
	"fsd" double precision,
	"as_of" date,
	"model_id" uuid,
	"flood" double precision,
	"fire" double precision,
	"coastal_erosion" double precision,
	"subsidence" double precision,
	"risk" double precision,
	"lvr" double precision,
	"flagged" boolean DEFAULT false NOT NULL,
	CONSTRAINT "portfolio_row_portfolio_id_record_pk" PRIMARY KEY("portfolio_id","record")
);
--> statement-breakpoint
ALTER TABLE "portfolio_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "portfolio" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"received_bytes" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"problem" text,
	"reading" jsonb,
	"choice" jsonb,
	"headers" text[],
	"chunks" integer DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"is_cut" boolean DEFAULT false NOT NULL,
	"chunks_done" integer DEFAULT 0 NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"summary" jsonb,
	"audit_entry_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	CONSTRAINT "portfolio_in_workspace" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "portfolio" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "risk_alert" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"watched_id" uuid NOT NULL,
	"figure" text NOT NULL,
	"before" double precision,
	"after" double precision,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dismissed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "risk_alert" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "watched_home" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"home_key" text NOT NULL,
	"subject" jsonb NOT NULL,
	"assessment_id" uuid,
	"portfolio_id" uuid,
	"portfolio_record" integer,
	"before" jsonb NOT NULL,
	"now" jsonb NOT NULL,
	"told" jsonb NOT NULL,
	"sample" boolean NOT NULL,
	"checked_version" text,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watched_home_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "watched_home_once" UNIQUE("workspace_id","home_key")
);
--> statement-breakpoint
ALTER TABLE "watched_home" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "portfolio_chunk" ADD CONSTRAINT "portfolio_chunk_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_chunk" ADD CONSTRAINT "chunk_of_portfolio" FOREIGN KEY ("portfolio_id","workspace_id") REFERENCES "public"."portfolio"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_part" ADD CONSTRAINT "portfolio_part_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_part" ADD CONSTRAINT "part_of_portfolio" FOREIGN KEY ("portfolio_id","workspace_id") REFERENCES "public"."portfolio"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_row" ADD CONSTRAINT "portfolio_row_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_row" ADD CONSTRAINT "row_of_portfolio" FOREIGN KEY ("portfolio_id","workspace_id") REFERENCES "public"."portfolio"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio" ADD CONSTRAINT "portfolio_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio" ADD CONSTRAINT "portfolio_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_alert" ADD CONSTRAINT "risk_alert_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_alert" ADD CONSTRAINT "alert_of_watched_home" FOREIGN KEY ("watched_id","workspace_id") REFERENCES "public"."watched_home"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_home" ADD CONSTRAINT "watched_home_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_home" ADD CONSTRAINT "watched_home_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portfolio_row_by_value" ON "portfolio_row" USING btree ("portfolio_id",coalesce(value_aud, -1),"record");--> statement-breakpoint
CREATE INDEX "portfolio_row_by_risk" ON "portfolio_row" USING btree ("portfolio_id",coalesce(risk, -1),"record");--> statement-breakpoint
CREATE INDEX "portfolio_row_by_lvr" ON "portfolio_row" USING btree ("portfolio_id",coalesce(lvr, -1),"record");--> statement-breakpoint
CREATE INDEX "portfolio_row_flagged" ON "portfolio_row" USING btree ("portfolio_id","record") WHERE flagged;--> statement-breakpoint
CREATE INDEX "portfolio_row_rejected" ON "portfolio_row" USING btree ("portfolio_id","record") WHERE reason is not null;--> statement-breakpoint
CREATE INDEX "portfolio_newest" ON "portfolio" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "risk_alert_open" ON "risk_alert" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE dismissed_at is null;--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "portfolio_chunk" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "portfolio_part" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "portfolio_row" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "portfolio" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "risk_alert" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "watched_home" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
-- Which workspaces watch a home that was checked with another model, other sales or other layers. Nothing but ids
-- comes out.
CREATE FUNCTION find_stale_watch_lists(version text)
RETURNS TABLE (workspace_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT w.workspace_id FROM watched_home w WHERE w.checked_version <> version
$$;
