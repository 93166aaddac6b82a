CREATE TABLE "assistant_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"engine" text DEFAULT 'own' NOT NULL,
	"sensay_base_url" text,
	"sensay_api_version" text,
	"sensay_organisation_id" text,
	"sensay_key" "bytea",
	"sensay_key_hint" text,
	"sensay_user_id" text,
	"sensay_replica_uuid" text,
	"open_ai_base_url" text,
	"open_ai_model" text,
	"open_ai_key" "bytea",
	"open_ai_key_hint" text,
	"max_output_tokens" integer,
	"max_seconds" integer,
	"max_tool_rounds" integer,
	"connection_error" text,
	"checked_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" uuid,
	"title" text NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'assistant' NOT NULL,
	"handed_over_at" timestamp with time zone,
	"hand_over_reason" text,
	"person_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_in_workspace" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "conversation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversation_event" (
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"turn_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "conversation_event_turn_id_position_pk" PRIMARY KEY("turn_id","position")
);
--> statement-breakpoint
ALTER TABLE "conversation_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversation_turn" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question" text,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"engine" text,
	"language" text,
	"outcome" text,
	"missing" text,
	"notice" text,
	"answer" text DEFAULT '' NOT NULL,
	"cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"suggestions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"action" jsonb,
	"confidence" double precision,
	"dialogue" jsonb,
	"rating" text,
	"rating_note" text,
	"error" text,
	"failed_engine" text,
	"author_id" uuid,
	"first_text_ms" integer,
	"whole_ms" integer,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "turn_position" UNIQUE("conversation_id","position")
);
--> statement-breakpoint
ALTER TABLE "conversation_turn" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assistant_settings" ADD CONSTRAINT "assistant_settings_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_person_id_account_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_event" ADD CONSTRAINT "conversation_event_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_event" ADD CONSTRAINT "conversation_event_turn_id_conversation_turn_id_fk" FOREIGN KEY ("turn_id") REFERENCES "public"."conversation_turn"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_turn" ADD CONSTRAINT "conversation_turn_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_turn" ADD CONSTRAINT "conversation_turn_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_turn" ADD CONSTRAINT "conversation_turn_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_newest" ON "conversation" USING btree ("workspace_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "turn_event_by_workspace" ON "conversation_event" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "turn_by_workspace" ON "conversation_turn" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "assistant_settings" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_or_handed_over" ON "conversation" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and (account_id is null or account_id = nullif(current_setting('app.account_id', true), '')::uuid or state <> 'assistant')) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and (account_id is null or account_id = nullif(current_setting('app.account_id', true), '')::uuid or state <> 'assistant'));--> statement-breakpoint
CREATE POLICY "with_conversation" ON "conversation_event" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id));--> statement-breakpoint
CREATE POLICY "with_conversation" ON "conversation_turn" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id));