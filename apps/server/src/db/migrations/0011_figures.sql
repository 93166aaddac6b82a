CREATE TABLE "metric_day" (
	"workspace_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"numerator" double precision NOT NULL,
	"denominator" integer NOT NULL,
	"samples" double precision[],
	CONSTRAINT "metric_day_workspace_id_metric_dimension_day_pk" PRIMARY KEY("workspace_id","metric","dimension","day")
);
--> statement-breakpoint
ALTER TABLE "metric_day" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "metric_roll_up" (
	"workspace_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"through_day" date NOT NULL,
	"zone" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "metric_roll_up_workspace_id_metric_pk" PRIMARY KEY("workspace_id","metric")
);
--> statement-breakpoint
ALTER TABLE "metric_roll_up" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "metric_day" ADD CONSTRAINT "metric_day_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_roll_up" ADD CONSTRAINT "metric_roll_up_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "metric_day" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "metric_roll_up" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
