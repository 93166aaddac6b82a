CREATE TABLE "mailbox_position" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"validity" text NOT NULL,
	"last_uid" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailbox_position" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inbound_message" ADD COLUMN "thread" jsonb;--> statement-breakpoint
ALTER TABLE "inbound_message" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outbound_message" ADD COLUMN "mail_thread" jsonb;--> statement-breakpoint
ALTER TABLE "mailbox_position" ADD CONSTRAINT "mailbox_position_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_position" ADD CONSTRAINT "position_of_connection" FOREIGN KEY ("connection_id","workspace_id") REFERENCES "public"."channel_connection"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailbox_position_by_workspace" ON "mailbox_position" USING btree ("workspace_id");--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "mailbox_position" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);