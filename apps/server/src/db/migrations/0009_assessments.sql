CREATE TABLE "assessment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"command" text,
	"property_id" uuid,
	"subject" jsonb NOT NULL,
	"valuation" jsonb NOT NULL,
	"story" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_in_workspace" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "assessment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assessment_scenario" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"changes" jsonb NOT NULL,
	"valuation" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assessment_scenario" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "valuation_model" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"data_until" date NOT NULL,
	"sales" integer NOT NULL,
	"data_fingerprint" text NOT NULL,
	"model_fingerprint" text NOT NULL,
	"settings" jsonb NOT NULL,
	"measures" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"sample" boolean NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "valuation_model" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_scenario" ADD CONSTRAINT "assessment_scenario_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_scenario" ADD CONSTRAINT "assessment_scenario_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_scenario" ADD CONSTRAINT "scenario_of_assessment" FOREIGN KEY ("assessment_id","workspace_id") REFERENCES "public"."assessment"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_newest" ON "assessment" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assessment_by_property" ON "assessment" USING btree ("workspace_id","property_id");--> statement-breakpoint
CREATE INDEX "scenario_by_assessment" ON "assessment_scenario" USING btree ("workspace_id","assessment_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_champion" ON "valuation_model" USING btree ("state") WHERE state = 'champion';--> statement-breakpoint
CREATE INDEX "valuation_model_newest" ON "valuation_model" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "assessment" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "assessment_scenario" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "valuation_model" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "valuation_model" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');