CREATE TABLE "assistant_turn_event" (
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"turn_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "assistant_turn_event_turn_id_position_pk" PRIMARY KEY("turn_id","position")
);
--> statement-breakpoint
ALTER TABLE "assistant_turn_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_turn_message" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"turn_id" uuid NOT NULL,
	"part" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_turn_message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_turn" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"segment" integer NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"engine" text,
	"language" text,
	"outcome" text,
	"missing" text,
	"notice" text,
	"action" jsonb,
	"confidence" double precision,
	"dialogue" jsonb,
	"error" text,
	"failed_engine" text,
	"tried_engine" text,
	"first_text_ms" integer,
	"whole_ms" integer,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "turn_in_workspace" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "assistant_turn" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contact_identity" (
	"workspace_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"value" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_identity_workspace_id_channel_value_pk" PRIMARY KEY("workspace_id","channel","value")
);
--> statement-breakpoint
ALTER TABLE "contact_identity" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contact" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" uuid,
	"name" text,
	"language" text,
	"zone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "contact_of_account" UNIQUE("workspace_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "contact" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hand_over" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"segment" integer NOT NULL,
	"reason" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"member_id" uuid,
	"taken_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ending" text
);
--> statement-breakpoint
ALTER TABLE "hand_over" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"segment" integer NOT NULL,
	"position" integer NOT NULL,
	"author" text NOT NULL,
	"member_id" uuid,
	"text" text NOT NULL,
	"language" text,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rating" text,
	"rating_note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "message_position" UNIQUE("conversation_id","position")
);
--> statement-breakpoint
ALTER TABLE "message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversation_turn" DROP CONSTRAINT "turn_position";--> statement-breakpoint
DROP INDEX "turn_event_by_workspace";--> statement-breakpoint
DROP INDEX "turn_by_workspace";--> statement-breakpoint
ALTER TABLE "conversation" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "segment" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_turn_event" ADD CONSTRAINT "assistant_turn_event_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turn_event" ADD CONSTRAINT "turn_event_of_turn" FOREIGN KEY ("turn_id","workspace_id") REFERENCES "public"."assistant_turn"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turn_message" ADD CONSTRAINT "assistant_turn_message_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turn_message" ADD CONSTRAINT "turn_message_is_message" FOREIGN KEY ("message_id","workspace_id") REFERENCES "public"."message"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turn_message" ADD CONSTRAINT "turn_message_of_turn" FOREIGN KEY ("turn_id","workspace_id") REFERENCES "public"."assistant_turn"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turn" ADD CONSTRAINT "assistant_turn_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turn" ADD CONSTRAINT "turn_of_conversation" FOREIGN KEY ("conversation_id","workspace_id") REFERENCES "public"."conversation"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_identity" ADD CONSTRAINT "contact_identity_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_identity" ADD CONSTRAINT "identity_of_contact" FOREIGN KEY ("contact_id","workspace_id") REFERENCES "public"."contact"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over" ADD CONSTRAINT "hand_over_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over" ADD CONSTRAINT "hand_over_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over" ADD CONSTRAINT "hand_over_of_conversation" FOREIGN KEY ("conversation_id","workspace_id") REFERENCES "public"."conversation"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_of_conversation" FOREIGN KEY ("conversation_id","workspace_id") REFERENCES "public"."conversation"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "turn_event_by_workspace" ON "assistant_turn_event" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "turn_answer" ON "assistant_turn_message" USING btree ("turn_id") WHERE part = 'answer';--> statement-breakpoint
CREATE INDEX "turn_message_by_turn" ON "assistant_turn_message" USING btree ("turn_id");--> statement-breakpoint
CREATE INDEX "turn_message_by_workspace" ON "assistant_turn_message" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "turn_open" ON "assistant_turn" USING btree ("conversation_id") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "turn_by_conversation" ON "assistant_turn" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "turn_by_workspace" ON "assistant_turn" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "identity_by_contact" ON "contact_identity" USING btree ("contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hand_over_open" ON "hand_over" USING btree ("conversation_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "hand_over_by_workspace" ON "hand_over" USING btree ("workspace_id","asked_at");--> statement-breakpoint
CREATE INDEX "message_by_workspace" ON "message" USING btree ("workspace_id","created_at");--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_of_contact" FOREIGN KEY ("contact_id","workspace_id") REFERENCES "public"."contact"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_by_contact" ON "conversation" USING btree ("contact_id");--> statement-breakpoint
DROP POLICY "with_conversation" ON "conversation_event" CASCADE;--> statement-breakpoint
DROP POLICY "with_conversation" ON "conversation_turn" CASCADE;--> statement-breakpoint
CREATE POLICY "with_conversation" ON "assistant_turn_event" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id));--> statement-breakpoint
CREATE POLICY "with_conversation" ON "assistant_turn_message" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id));--> statement-breakpoint
CREATE POLICY "with_conversation" ON "assistant_turn" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id));--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "contact_identity" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "contact" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "with_conversation" ON "hand_over" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id));--> statement-breakpoint
CREATE POLICY "with_conversation" ON "message" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id));--> statement-breakpoint
ALTER POLICY "own_or_handed_over" ON "conversation" TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and (state <> 'assistant' or contact_id is null or exists (select 1 from contact p
    where p.id = contact_id and (p.account_id is null or p.account_id = nullif(current_setting('app.account_id', true), '')::uuid)))) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and (state <> 'assistant' or contact_id is null or exists (select 1 from contact p
    where p.id = contact_id and (p.account_id is null or p.account_id = nullif(current_setting('app.account_id', true), '')::uuid))));--> statement-breakpoint
-- Whoever had conversations becomes a contact of the workspace.
INSERT INTO "contact" ("workspace_id", "account_id", "created_at")
  SELECT "workspace_id", "account_id", min("created_at") FROM "conversation" WHERE "account_id" IS NOT NULL GROUP BY 1, 2;--> statement-breakpoint
UPDATE "conversation" c SET
  "channel" = CASE WHEN c."source" = 'api' THEN 'api' ELSE 'website' END,
  "contact_id" = (SELECT p."id" FROM "contact" p WHERE p."workspace_id" = c."workspace_id" AND p."account_id" = c."account_id");--> statement-breakpoint
ALTER TABLE "conversation" ALTER COLUMN "channel" SET NOT NULL;--> statement-breakpoint
INSERT INTO "hand_over" ("workspace_id", "conversation_id", "segment", "reason", "asked_at", "member_id", "taken_at")
  SELECT "workspace_id", "id", 1, "hand_over_reason", coalesce("handed_over_at", "updated_at"), "person_id",
    CASE WHEN "state" = 'person' THEN "updated_at" END
  FROM "conversation" WHERE "state" <> 'assistant';--> statement-breakpoint
-- What people wrote keeps the id of its turn; what the assistant answered comes after it.
INSERT INTO "message" ("id", "workspace_id", "conversation_id", "segment", "position", "author", "member_id", "text", "rating", "rating_note", "created_at")
  SELECT "id", "workspace_id", "conversation_id", 1, "position" * 2,
    CASE WHEN "question" IS NULL THEN 'member' ELSE 'contact' END, "author_id", coalesce("question", "answer"),
    CASE WHEN "question" IS NULL THEN "rating" END, CASE WHEN "question" IS NULL THEN "rating_note" END, "created_at"
  FROM "conversation_turn";--> statement-breakpoint
INSERT INTO "message" ("workspace_id", "conversation_id", "segment", "position", "author", "text", "language", "parts", "rating", "rating_note", "created_at")
  SELECT "workspace_id", "conversation_id", 1, "position" * 2 + 1, 'assistant', "answer", "language",
    coalesce((SELECT jsonb_agg(jsonb_build_object('kind', 'card', 'card', e) ORDER BY n) FROM jsonb_array_elements("cards") WITH ORDINALITY x(e, n)), '[]')
      || coalesce((SELECT jsonb_agg(jsonb_build_object('kind', 'source', 'source', e) ORDER BY n) FROM jsonb_array_elements("sources") WITH ORDINALITY x(e, n)), '[]')
      || coalesce((SELECT jsonb_agg(jsonb_build_object('kind', 'suggestion', 'text', e) ORDER BY n) FROM jsonb_array_elements("suggestions") WITH ORDINALITY x(e, n)), '[]'),
    "rating", "rating_note", coalesce("ended_at", "created_at")
  FROM "conversation_turn"
  WHERE "question" IS NOT NULL AND ("answer" <> '' OR "cards" <> '[]' OR "sources" <> '[]' OR "suggestions" <> '[]');--> statement-breakpoint
INSERT INTO "assistant_turn" ("id", "workspace_id", "conversation_id", "segment", "state", "attempt", "engine", "language", "outcome", "missing", "notice", "action", "confidence", "dialogue", "error", "failed_engine", "tried_engine", "first_text_ms", "whole_ms", "claimed_at", "created_at", "ended_at")
  SELECT "id", "workspace_id", "conversation_id", 1, "state", "attempt", "engine", "language", "outcome", "missing", "notice", "action", "confidence", "dialogue", "error", "failed_engine", "tried_engine", "first_text_ms", "whole_ms", "claimed_at", "created_at", "ended_at"
  FROM "conversation_turn" WHERE "question" IS NOT NULL AND "outcome" IS DISTINCT FROM 'noted';--> statement-breakpoint
INSERT INTO "assistant_turn_message" ("message_id", "workspace_id", "conversation_id", "turn_id", "part")
  SELECT "id", "workspace_id", "conversation_id", "id", 'question' FROM "assistant_turn"
  UNION ALL
  SELECT a."id", a."workspace_id", a."conversation_id", t."id", 'answer'
  FROM "assistant_turn" t
  JOIN "message" q ON q."id" = t."id"
  JOIN "message" a ON a."conversation_id" = q."conversation_id" AND a."position" = q."position" + 1 AND a."author" = 'assistant';--> statement-breakpoint
INSERT INTO "assistant_turn_event" ("workspace_id", "conversation_id", "turn_id", "position", "event")
  SELECT e."workspace_id", e."conversation_id", e."turn_id", e."position", e."event"
  FROM "conversation_event" e JOIN "assistant_turn" t ON t."id" = e."turn_id";--> statement-breakpoint
DROP TABLE "conversation_event" CASCADE;--> statement-breakpoint
DROP TABLE "conversation_turn" CASCADE;--> statement-breakpoint
ALTER TABLE "conversation" DROP CONSTRAINT "conversation_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "conversation" DROP CONSTRAINT "conversation_person_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "conversation" DROP COLUMN "account_id";--> statement-breakpoint
ALTER TABLE "conversation" DROP COLUMN "handed_over_at";--> statement-breakpoint
ALTER TABLE "conversation" DROP COLUMN "hand_over_reason";--> statement-breakpoint
ALTER TABLE "conversation" DROP COLUMN "person_id";