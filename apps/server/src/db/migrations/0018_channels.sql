CREATE TABLE "channel_call" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"event" text NOT NULL,
	"provider_id" text,
	"signature" text NOT NULL,
	"answer" integer NOT NULL,
	"note" text,
	"work_ms" integer NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "channel_call" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "channel_check_day" (
	"workspace_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"day" date NOT NULL,
	"checks" integer NOT NULL,
	"answered" integer NOT NULL,
	CONSTRAINT "channel_check_day_connection_id_day_pk" PRIMARY KEY("connection_id","day"),
	CONSTRAINT "check_day_counts" CHECK ("channel_check_day"."answered" between 0 and "channel_check_day"."checks")
);
--> statement-breakpoint
ALTER TABLE "channel_check_day" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "channel_connection" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sealed_secrets" "bytea",
	"is_enabled" boolean DEFAULT true NOT NULL,
	"checked_at" timestamp with time zone,
	"check_ms" integer,
	"error" text,
	"last_sync_at" timestamp with time zone,
	"test_code" text,
	"tested_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_connection_once" UNIQUE("workspace_id","channel"),
	CONSTRAINT "channel_connection_in_workspace" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "channel_connection" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "channel_receipt" (
	"workspace_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_receipt_workspace_id_channel_provider_id_state_pk" PRIMARY KEY("workspace_id","channel","provider_id","state")
);
--> statement-breakpoint
ALTER TABLE "channel_receipt" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "channel_template" (
	"workspace_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL,
	"variables" integer NOT NULL,
	"approval" text NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_template_connection_id_name_language_pk" PRIMARY KEY("connection_id","name","language")
);
--> statement-breakpoint
ALTER TABLE "channel_template" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chatbot_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"auto_responses" text NOT NULL,
	"languages" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chatbot_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inbound_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"sender" text NOT NULL,
	"sender_name" text,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"arrived" bigint GENERATED ALWAYS AS IDENTITY (sequence name "inbound_message_arrived_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"contact_id" uuid,
	"conversation_id" uuid,
	"call_id" uuid,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "inbound_once" UNIQUE("connection_id","provider_id")
);
--> statement-breakpoint
ALTER TABLE "inbound_message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbound_message" DROP CONSTRAINT "outbound_state_known";--> statement-breakpoint
ALTER TABLE "outbound_message" ADD COLUMN "choices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outbound_message" ADD COLUMN "template" jsonb;--> statement-breakpoint
ALTER TABLE "outbound_message" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "outbound_message" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "channel_call" ADD CONSTRAINT "channel_call_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_call" ADD CONSTRAINT "call_of_connection" FOREIGN KEY ("connection_id","workspace_id") REFERENCES "public"."channel_connection"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_check_day" ADD CONSTRAINT "channel_check_day_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_check_day" ADD CONSTRAINT "check_day_of_connection" FOREIGN KEY ("connection_id","workspace_id") REFERENCES "public"."channel_connection"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_connection" ADD CONSTRAINT "channel_connection_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_receipt" ADD CONSTRAINT "channel_receipt_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_template" ADD CONSTRAINT "channel_template_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_template" ADD CONSTRAINT "template_of_connection" FOREIGN KEY ("connection_id","workspace_id") REFERENCES "public"."channel_connection"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatbot_settings" ADD CONSTRAINT "chatbot_settings_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_message" ADD CONSTRAINT "inbound_message_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_message" ADD CONSTRAINT "inbound_of_connection" FOREIGN KEY ("connection_id","workspace_id") REFERENCES "public"."channel_connection"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_call_newest" ON "channel_call" USING btree ("workspace_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "channel_call_by_connection" ON "channel_call" USING btree ("connection_id","at");--> statement-breakpoint
CREATE INDEX "check_day_by_workspace" ON "channel_check_day" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "template_by_workspace" ON "channel_template" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "inbound_waiting" ON "inbound_message" USING btree ("connection_id","sender") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "inbound_by_workspace" ON "inbound_message" USING btree ("workspace_id","received_at");--> statement-breakpoint
CREATE INDEX "inbound_by_contact" ON "inbound_message" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "inbound_by_call" ON "inbound_message" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "outbound_by_provider_id" ON "outbound_message" USING btree ("workspace_id","provider_id") WHERE provider_id is not null;--> statement-breakpoint
ALTER TABLE "outbound_message" ADD CONSTRAINT "outbound_state_known" CHECK ("outbound_message"."state" in ('queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'refused', 'held'));--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "channel_call" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "channel_check_day" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "channel_connection" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "channel_receipt" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "channel_template" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "chatbot_settings" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "inbound_message" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
-- Found before a workspace is known: by the id that stands in the address which the service calls.
CREATE FUNCTION find_channel_connection(wanted uuid)
RETURNS TABLE (id uuid, workspace_id uuid, channel text, settings jsonb, sealed_secrets bytea, is_enabled boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT c.id, c.workspace_id, c.channel, c.settings, c.sealed_secrets, c.is_enabled
  FROM channel_connection c WHERE c.id = wanted
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refusal_of(m outbound_message) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  found_kind text;
  found_value text;
  found_forgotten timestamptz;
  found_sample boolean;
  held record;
  is_window_open boolean;
BEGIN
  IF m.person_address_id IS NULL THEN
    RETURN CASE WHEN is_reserved_address(m.channel, m.recipient) THEN 'reserved-address' END;
  END IF;
  SELECT a.kind, a.value, p.forgotten_at, p.is_sample INTO found_kind, found_value, found_forgotten, found_sample
  FROM person_address a JOIN person p ON p.id = a.person_id
  WHERE a.id = m.person_address_id AND a.workspace_id = m.workspace_id FOR NO KEY UPDATE OF a;
  IF NOT FOUND OR found_forgotten IS NOT NULL THEN RETURN 'forgotten'; END IF;
  -- Whatever address somebody gave a person of the sample: nothing leaves.
  IF found_sample OR is_reserved_address(found_kind, found_value) THEN RETURN 'reserved-address'; END IF;
  SELECT * INTO held FROM consent_standing(m.person_address_id, m.channel, now());
  IF held.bounced THEN RETURN 'bounced'; END IF;
  IF m.purpose = 'service' AND held.complained THEN RETURN 'complained'; END IF;
  IF m.purpose = 'marketing' AND held.basis NOT IN ('express', 'inferred') THEN
    RETURN CASE held.basis WHEN 'withdrawn' THEN 'unsubscribed' WHEN 'complained' THEN 'complained' ELSE 'no-consent' END;
  END IF;
  is_window_open := EXISTS (
    SELECT 1 FROM service_window w WHERE w.person_address_id = m.person_address_id AND w.open_until > now());
  IF m.channel = 'whatsapp' AND m.letter IS NULL AND m.template IS NULL AND NOT is_window_open THEN
    RETURN 'outside-window';
  END IF;
  IF m.template IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM channel_template t JOIN channel_connection c ON c.id = t.connection_id
    WHERE t.workspace_id = m.workspace_id AND c.channel = m.channel AND t.name = m.template ->> 'name'
      AND t.approval = 'APPROVED'
  ) THEN RETURN 'template-not-approved'; END IF;
  -- The window of these opens with the first message of the person, and is not closed again.
  IF m.channel IN ('telegram', 'discord') AND NOT is_window_open THEN RETURN 'never-wrote'; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_outbound_message() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  refusal text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state NOT IN ('queued', 'held') THEN
      RAISE EXCEPTION 'A message begins by waiting, not as %.', NEW.state USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.workspace_id, NEW.key, NEW.purpose, NEW.channel, NEW.person_address_id)
    IS DISTINCT FROM (OLD.workspace_id, OLD.key, OLD.purpose, OLD.channel, OLD.person_address_id) THEN
    RAISE EXCEPTION 'What a message is for, and to whom, stays as it was written.' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state = OLD.state AND NOT (NEW.state = 'sending' AND NEW.attempts <> OLD.attempts) THEN RETURN NEW; END IF;
  IF NOT (CASE OLD.state
    WHEN 'queued' THEN NEW.state IN ('sending', 'held', 'refused', 'failed')
    WHEN 'held' THEN NEW.state IN ('queued', 'sending', 'refused', 'failed')
    WHEN 'sending' THEN NEW.state IN ('sent', 'queued', 'held', 'failed')
      -- Nobody knows whether the first try arrived: a second is for those who wait for it.
      OR (NEW.state = 'sending' AND OLD.purpose <> 'marketing')
    WHEN 'sent' THEN NEW.state IN ('delivered', 'read', 'failed')
    WHEN 'delivered' THEN NEW.state = 'read'
    WHEN 'failed' THEN NEW.state = 'delivered'
    ELSE false END) THEN
    RAISE EXCEPTION 'A message that is % does not become %.', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state <> 'sending' THEN RETURN NEW; END IF;
  refusal := refusal_of(NEW);
  IF refusal IS NOT NULL THEN
    NEW.state := 'refused';
    NEW.reason := refusal;
    RETURN NEW;
  END IF;
  IF NEW.person_address_id IS NOT NULL AND NEW.purpose <> 'reply' THEN
    IF NEW.zone IS NULL THEN
      RAISE EXCEPTION 'Nobody asked what time it is there.' USING ERRCODE = 'check_violation';
    END IF;
    IF is_quiet_hour(NEW.purpose, NEW.zone, NEW.event_at, now()) THEN
      NEW.state := 'held';
      NEW.reason := 'quiet-hours';
      RETURN NEW;
    END IF;
  END IF;
  NEW.sending_at := now();
  NEW.reason := NULL;
  NEW.leaves_after := NULL;
  RETURN NEW;
END $$;
