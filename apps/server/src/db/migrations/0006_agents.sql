CREATE TABLE "agent_exception" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"hours" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_exception_has_days" CHECK ("agent_exception"."from_day" <= "agent_exception"."to_day")
);
--> statement-breakpoint
ALTER TABLE "agent_exception" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "agent" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"member_id" uuid,
	"name" text NOT NULL,
	"zone" text NOT NULL,
	"hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"capacity" integer DEFAULT 5 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "agent_of_member" UNIQUE("workspace_id","member_id"),
	CONSTRAINT "agent_has_room" CHECK ("agent"."capacity" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "agent" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "agent_exception" ADD CONSTRAINT "agent_exception_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_exception" ADD CONSTRAINT "exception_of_agent" FOREIGN KEY ("agent_id","workspace_id") REFERENCES "public"."agent"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent" ADD CONSTRAINT "agent_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_exception_by_agent" ON "agent_exception" USING btree ("agent_id","from_day");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_in_workspace" UNIQUE("id","workspace_id");--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "agent_exception" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "agent" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
-- A member who leaves takes nothing of the agent along but who it was.
ALTER TABLE "agent" ADD CONSTRAINT "agent_is_member" FOREIGN KEY ("member_id", "workspace_id") REFERENCES "member" ("id", "workspace_id") ON DELETE SET NULL ("member_id");
