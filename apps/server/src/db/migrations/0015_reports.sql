CREATE TABLE "report_share" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"report_key" uuid NOT NULL,
	"version" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_share_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "report_share" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"report_key" uuid NOT NULL,
	"version" integer NOT NULL,
	"assessment_id" uuid NOT NULL,
	"property_id" uuid,
	"prepared_for" text NOT NULL,
	"record" jsonb NOT NULL,
	"digest" "bytea" NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_version_once" UNIQUE("report_key","workspace_id","version"),
	CONSTRAINT "report_version_from_one" CHECK ("report_version"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "report_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"report_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_number" UNIQUE("report_id"),
	CONSTRAINT "report_in_workspace" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "report" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_share" ADD CONSTRAINT "report_share_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_share" ADD CONSTRAINT "report_share_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_share" ADD CONSTRAINT "share_of_version" FOREIGN KEY ("report_key","workspace_id","version") REFERENCES "public"."report_version"("report_key","workspace_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_version" ADD CONSTRAINT "report_version_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_version" ADD CONSTRAINT "report_version_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_version" ADD CONSTRAINT "version_of_report" FOREIGN KEY ("report_key","workspace_id") REFERENCES "public"."report"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_share_by_report" ON "report_share" USING btree ("report_key","created_at");--> statement-breakpoint
CREATE INDEX "report_share_by_workspace" ON "report_share" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "report_version_newest" ON "report_version" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "report_version_by_assessment" ON "report_version" USING btree ("workspace_id","assessment_id");--> statement-breakpoint
CREATE INDEX "report_version_by_property" ON "report_version" USING btree ("workspace_id","property_id");--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "report_share" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_reads" ON "report_version" AS PERMISSIVE FOR SELECT TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_appends" ON "report_version" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_reads" ON "report" AS PERMISSIVE FOR SELECT TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_appends" ON "report" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
-- Whoever holds the link sees its one version, and nothing else of the workspace.
CREATE FUNCTION find_shared_report(hash bytea)
RETURNS TABLE (record jsonb, digest bytea, created_at timestamptz, expires_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT v.record, v.digest, v.created_at, s.expires_at
  FROM report_share s
  JOIN report_version v
    ON v.report_key = s.report_key AND v.workspace_id = s.workspace_id AND v.version = s.version
  WHERE s.token_hash = hash AND s.expires_at > now()
$$;
