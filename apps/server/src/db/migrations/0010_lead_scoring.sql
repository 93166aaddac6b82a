CREATE TABLE "lead_score" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"model_version" text NOT NULL,
	"score" smallint NOT NULL,
	"band" text NOT NULL,
	"points" smallint[] NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "lead_score_adds_up" CHECK ("lead_score"."score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "lead_score" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scoring_model" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"version" text NOT NULL,
	"weights" jsonb NOT NULL,
	"note" text,
	"restores" text,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scoring_model_numbered" UNIQUE("workspace_id","number"),
	CONSTRAINT "scoring_model_from_one" CHECK ("scoring_model"."number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "scoring_model" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lead_score" ADD CONSTRAINT "lead_score_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_score" ADD CONSTRAINT "score_of_lead" FOREIGN KEY ("lead_id","workspace_id") REFERENCES "public"."lead"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoring_model" ADD CONSTRAINT "scoring_model_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoring_model" ADD CONSTRAINT "scoring_model_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_score_newest" ON "lead_score" USING btree ("lead_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "own_workspace_reads" ON "lead_score" AS PERMISSIVE FOR SELECT TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_appends" ON "lead_score" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_reads" ON "scoring_model" AS PERMISSIVE FOR SELECT TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_appends" ON "scoring_model" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);