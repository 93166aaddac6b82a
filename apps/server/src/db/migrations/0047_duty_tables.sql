CREATE TABLE "duty_version" (
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"valid_from" date NOT NULL,
	"duty" jsonb NOT NULL,
	"note" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "duty_version_state_version_pk" PRIMARY KEY("state","version")
);
--> statement-breakpoint
ALTER TABLE "duty_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "duty_version" ADD CONSTRAINT "duty_version_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_version" ADD CONSTRAINT "duty_version_withdrawn_by_account_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "duty_version" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "duty_version" AS PERMISSIVE FOR ALL TO public USING ((select coalesce(current_setting('app.installation', true), '') = 'on')) WITH CHECK ((select coalesce(current_setting('app.installation', true), '') = 'on'));