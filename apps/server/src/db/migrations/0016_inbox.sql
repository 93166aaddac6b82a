CREATE TABLE "canned_reply" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"shortcut" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canned_reply_shortcut" UNIQUE("workspace_id","shortcut")
);
--> statement-breakpoint
ALTER TABLE "canned_reply" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversation_draft" (
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_draft_conversation_id_account_id_pk" PRIMARY KEY("conversation_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "conversation_draft" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversation_looker" (
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_looker_conversation_id_account_id_pk" PRIMARY KEY("conversation_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "conversation_looker" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversation_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"by_account_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_note" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversation_relay" (
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"side" text NOT NULL,
	"other_workspace_id" uuid NOT NULL,
	"other_conversation_id" uuid NOT NULL,
	"carried" integer DEFAULT -1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_relay" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversation_survey" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"segment" integer NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid,
	"score" smallint,
	"comment" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "survey_once" UNIQUE("conversation_id","segment","kind"),
	CONSTRAINT "survey_score_on_scale" CHECK (score is null or score between case kind when 'csat' then 1 else 0 end
      and case kind when 'csat' then 5 else 10 end)
);
--> statement-breakpoint
ALTER TABLE "conversation_survey" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inbox_setting" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"answer_minutes" integer DEFAULT 10 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inbox_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hand_over" ADD COLUMN "expected_minutes" integer;--> statement-breakpoint
ALTER TABLE "canned_reply" ADD CONSTRAINT "canned_reply_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_draft" ADD CONSTRAINT "conversation_draft_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_draft" ADD CONSTRAINT "conversation_draft_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_draft" ADD CONSTRAINT "draft_of_conversation" FOREIGN KEY ("conversation_id","workspace_id") REFERENCES "public"."conversation"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_looker" ADD CONSTRAINT "conversation_looker_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_looker" ADD CONSTRAINT "conversation_looker_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_looker" ADD CONSTRAINT "looker_of_conversation" FOREIGN KEY ("conversation_id","workspace_id") REFERENCES "public"."conversation"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_note" ADD CONSTRAINT "conversation_note_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_note" ADD CONSTRAINT "conversation_note_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_note" ADD CONSTRAINT "note_of_conversation" FOREIGN KEY ("conversation_id","workspace_id") REFERENCES "public"."conversation"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_relay" ADD CONSTRAINT "conversation_relay_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_relay" ADD CONSTRAINT "relay_of_conversation" FOREIGN KEY ("conversation_id","workspace_id") REFERENCES "public"."conversation"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_survey" ADD CONSTRAINT "conversation_survey_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_survey" ADD CONSTRAINT "conversation_survey_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_survey" ADD CONSTRAINT "survey_of_conversation" FOREIGN KEY ("conversation_id","workspace_id") REFERENCES "public"."conversation"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_setting" ADD CONSTRAINT "inbox_setting_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_note_by_conversation" ON "conversation_note" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "survey_by_workspace" ON "conversation_survey" USING btree ("workspace_id","answered_at");--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_assignee_id_account_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_trigram" ON "contact" USING gin (lower(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "conversation_by_state" ON "conversation" USING btree ("workspace_id","state","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversation_by_channel" ON "conversation" USING btree ("workspace_id","channel","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversation_unresolved" ON "conversation" USING btree ("workspace_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state in ('assistant', 'waiting', 'person');--> statement-breakpoint
CREATE INDEX "conversation_of_assignee" ON "conversation" USING btree ("workspace_id","assignee_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX "conversation_waiting" ON "conversation" USING btree ("workspace_id","waiting_since") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "message_trigram" ON "message" USING gin (lower(text) gin_trgm_ops);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "canned_reply" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "with_conversation" ON "conversation_draft" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id));--> statement-breakpoint
CREATE POLICY "with_conversation" ON "conversation_looker" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id));--> statement-breakpoint
CREATE POLICY "with_conversation" ON "conversation_note" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id));--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "conversation_relay" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "conversation_survey" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "guest_reads" ON "conversation_survey" AS PERMISSIVE FOR SELECT TO public USING ((workspace_id, id) = (select p.workspace_id, p.subject_id from guest_pass p where p.id = nullif(current_setting('app.guest_pass', true), '')::uuid and p.kind = 'survey'));--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "inbox_setting" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
-- Conversations with these words in a message or in the name of whoever writes, at most so many. Row security keeps
-- trigrams from being asked before the workspace is known to be the right one; this asks for both at once, and nothing
-- but ids of the caller's own workspace comes out. Which of them the caller may see, row security decides afterwards.
CREATE FUNCTION find_conversations_by_words(pattern text, most integer)
RETURNS TABLE (conversation_id uuid, message_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  (SELECT m.conversation_id, m.id FROM message m
    WHERE lower(m.text) LIKE pattern AND m.workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
    LIMIT most)
  UNION ALL
  (SELECT c.id, NULL::uuid FROM contact k JOIN conversation c ON c.contact_id = k.id
    WHERE lower(k.name) LIKE pattern AND k.workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
    LIMIT most)
$$;
