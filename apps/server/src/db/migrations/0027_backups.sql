CREATE TABLE "backup" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"file" text,
	"bytes" bigint,
	"tables" integer,
	"rows" bigint,
	"seconds" double precision,
	"is_encrypted" boolean DEFAULT false NOT NULL,
	"checked" text,
	"check_seconds" double precision,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "backup" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "slow_work" jsonb DEFAULT '{"statements":[],"jobs":[]}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "backup_newest" ON "backup" USING btree ("started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "installation_only" ON "backup" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');