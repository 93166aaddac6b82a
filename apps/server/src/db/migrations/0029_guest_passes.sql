CREATE TABLE "guest_pass" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"pass_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_pass_hash" UNIQUE("pass_hash")
);
--> statement-breakpoint
ALTER TABLE "guest_pass" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "guest_pass" ADD CONSTRAINT "guest_pass_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_pass" ADD CONSTRAINT "guest_pass_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_pass_by_subject" ON "guest_pass" USING btree ("workspace_id","kind","subject_id");--> statement-breakpoint
CREATE POLICY "guest_reads" ON "report_version" AS PERMISSIVE FOR SELECT TO public USING ((workspace_id, id) = (select p.workspace_id, p.subject_id from guest_pass p where p.id = nullif(current_setting('app.guest_pass', true), '')::uuid and p.kind = 'shared-report'));--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "guest_pass" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "guest_holds_it" ON "guest_pass" AS PERMISSIVE FOR SELECT TO public USING (id = nullif(current_setting('app.guest_pass', true), '')::uuid and revoked_at is null and (expires_at is null or expires_at > now()));--> statement-breakpoint
-- Found before a workspace is known, as API keys are: by the hash of an unguessable secret. One that has ended is none.
CREATE FUNCTION find_guest_pass(hash bytea, wanted_kind text)
RETURNS TABLE (id uuid, workspace_id uuid, subject_id uuid, expires_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.id, p.workspace_id, p.subject_id, p.expires_at
  FROM guest_pass p
  WHERE p.pass_hash = hash AND p.kind = wanted_kind AND p.revoked_at IS NULL
    AND (p.expires_at IS NULL OR p.expires_at > now())
$$;
