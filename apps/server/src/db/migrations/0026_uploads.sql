CREATE TABLE "upload_part" (
	"upload_id" uuid NOT NULL,
	"workspace_id" uuid,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" "bytea" NOT NULL,
	CONSTRAINT "upload_part_upload_id_position_pk" PRIMARY KEY("upload_id","position")
);
--> statement-breakpoint
ALTER TABLE "upload_part" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"content_hash" text,
	"state" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_is_complete_when_all_has_arrived" CHECK (("upload"."state" = 'receiving') = ("upload"."received_bytes" < "upload"."size_bytes") and ("upload"."state" = 'receiving') = ("upload"."content_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "upload" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "data_import" ADD COLUMN "upload_id" uuid;--> statement-breakpoint
ALTER TABLE "portfolio" ADD COLUMN "upload_id" uuid;--> statement-breakpoint
ALTER TABLE "upload_part" ADD CONSTRAINT "upload_part_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_part" ADD CONSTRAINT "upload_part_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_by_expiry" ON "upload" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio" ADD CONSTRAINT "portfolio_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_import_by_upload" ON "data_import" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "portfolio_by_upload" ON "portfolio" USING btree ("upload_id");--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "upload_part" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "installation_without_workspace" ON "upload_part" AS PERMISSIVE FOR ALL TO public USING (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "upload" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "installation_without_workspace" ON "upload" AS PERMISSIVE FOR ALL TO public USING (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on');