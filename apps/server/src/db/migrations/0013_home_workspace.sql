ALTER TABLE "installation" ADD COLUMN "home_workspace_id" uuid;--> statement-breakpoint
ALTER TABLE "installation" ADD CONSTRAINT "installation_home_workspace_id_workspace_id_fk" FOREIGN KEY ("home_workspace_id") REFERENCES "public"."workspace"("id") ON DELETE set null ON UPDATE no action;
