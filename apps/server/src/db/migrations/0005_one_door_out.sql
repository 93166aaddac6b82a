CREATE TABLE "consent_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "consent_event_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"workspace_id" uuid NOT NULL,
	"person_address_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	"text_shown" text,
	"form" text,
	"source" text NOT NULL,
	"recorded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_is_not_ahead" CHECK ("consent_event"."at" <= "consent_event"."created_at"),
	CONSTRAINT "consent_express_shows_words" CHECK ("consent_event"."kind" <> 'express' or ("consent_event"."text_shown" is not null and "consent_event"."form" is not null))
);
--> statement-breakpoint
ALTER TABLE "consent_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kept_refusal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"channel" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_refusal_once" UNIQUE NULLS NOT DISTINCT("workspace_id","address_hash","kind","channel")
);
--> statement-breakpoint
ALTER TABLE "kept_refusal" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "refusal_salt" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"salt" "bytea" DEFAULT uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refusal_salt" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"from_name" text,
	"from_address" text,
	"reply_to" text,
	"host" text,
	"port" integer DEFAULT 587 NOT NULL,
	"secure" boolean DEFAULT false NOT NULL,
	"username" text,
	"sealed_password" "bytea",
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbound_attachment" (
	"workspace_id" uuid,
	"message_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "outbound_attachment_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
ALTER TABLE "outbound_attachment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbound_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid,
	"key" text NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"person_address_id" uuid,
	"recipient" text,
	"letter" text,
	"language" text DEFAULT 'en' NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"html" text,
	"reply_to" text,
	"stop_url" text,
	"one_click" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"error" text,
	"zone" text,
	"event_at" timestamp with time zone,
	"leaves_after" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sending_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"blanked_at" timestamp with time zone,
	CONSTRAINT "outbound_key" UNIQUE NULLS NOT DISTINCT("workspace_id","key"),
	CONSTRAINT "outbound_has_one_address" CHECK (("outbound_message"."workspace_id" is null) = ("outbound_message"."person_address_id" is null) and ("outbound_message"."person_address_id" is null) = ("outbound_message"."recipient" is not null)),
	CONSTRAINT "outbound_installation_sells_nothing" CHECK ("outbound_message"."workspace_id" is not null or "outbound_message"."purpose" <> 'marketing'),
	CONSTRAINT "outbound_purpose_known" CHECK ("outbound_message"."purpose" in ('reply', 'service', 'marketing')),
	CONSTRAINT "outbound_channel_known" CHECK ("outbound_message"."channel" in ('email', 'sms', 'whatsapp', 'telegram', 'discord')),
	CONSTRAINT "outbound_state_known" CHECK ("outbound_message"."state" in ('queued', 'sending', 'sent', 'delivered', 'failed', 'refused', 'held'))
);
--> statement-breakpoint
ALTER TABLE "outbound_message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "privacy_receipt" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid NOT NULL,
	"counts" jsonb NOT NULL,
	"made_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "privacy_receipt" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "retention_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"message_months" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "retention_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service_window" (
	"workspace_id" uuid NOT NULL,
	"person_address_id" uuid NOT NULL,
	"open_until" timestamp with time zone NOT NULL,
	CONSTRAINT "service_window_person_address_id_pk" PRIMARY KEY("person_address_id")
);
--> statement-breakpoint
ALTER TABLE "service_window" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person_address" DROP CONSTRAINT "person_address_in_one_form";--> statement-breakpoint
ALTER TABLE "consent_event" ADD CONSTRAINT "consent_event_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_event" ADD CONSTRAINT "consent_of_address" FOREIGN KEY ("person_address_id","workspace_id") REFERENCES "public"."person_address"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_refusal" ADD CONSTRAINT "kept_refusal_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refusal_salt" ADD CONSTRAINT "refusal_salt_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD CONSTRAINT "mail_settings_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_attachment" ADD CONSTRAINT "outbound_attachment_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_attachment" ADD CONSTRAINT "attachment_of_message" FOREIGN KEY ("message_id") REFERENCES "public"."outbound_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_message" ADD CONSTRAINT "outbound_message_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_message" ADD CONSTRAINT "outbound_to_address" FOREIGN KEY ("person_address_id","workspace_id") REFERENCES "public"."person_address"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_receipt" ADD CONSTRAINT "privacy_receipt_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_settings" ADD CONSTRAINT "retention_settings_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_window" ADD CONSTRAINT "service_window_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_window" ADD CONSTRAINT "window_of_address" FOREIGN KEY ("person_address_id","workspace_id") REFERENCES "public"."person_address"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_by_address" ON "consent_event" USING btree ("person_address_id","at");--> statement-breakpoint
CREATE INDEX "consent_by_workspace" ON "consent_event" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "attachment_by_workspace" ON "outbound_attachment" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "outbound_newest" ON "outbound_message" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbound_by_age" ON "outbound_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbound_waiting" ON "outbound_message" USING btree ("person_address_id") WHERE state in ('queued', 'held');--> statement-breakpoint
CREATE INDEX "privacy_receipt_newest" ON "privacy_receipt" USING btree ("workspace_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "window_by_workspace" ON "service_window" USING btree ("workspace_id");--> statement-breakpoint
ALTER TABLE "person_address" ADD CONSTRAINT "person_address_in_one_form" CHECK (case when "person_address"."value" = 'forgotten:' || "person_address"."id" then true
        when "person_address"."kind" = 'email' then "person_address"."value" = lower("person_address"."value") and octet_length("person_address"."value") = char_length("person_address"."value") and "person_address"."value" like '%_@_%'
        when "person_address"."kind" in ('phone', 'whatsapp') then "person_address"."value" ~ '^\+[1-9][0-9]{5,14}$'
        else "person_address"."value" <> '' end);--> statement-breakpoint
CREATE POLICY "guest_reads" ON "person_address" AS PERMISSIVE FOR SELECT TO public USING ((workspace_id, id) = (select p.workspace_id, p.subject_id from guest_pass p where p.id = nullif(current_setting('app.guest_pass', true), '')::uuid and p.kind = 'preferences'));--> statement-breakpoint
CREATE POLICY "own_workspace_reads" ON "consent_event" AS PERMISSIVE FOR SELECT TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_appends" ON "consent_event" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "kept_refusal" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "refusal_salt" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "mail_settings" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "outbound_attachment" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "installation_without_workspace" ON "outbound_attachment" AS PERMISSIVE FOR ALL TO public USING (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "outbound_message" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "installation_without_workspace" ON "outbound_message" AS PERMISSIVE FOR ALL TO public USING (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "privacy_receipt" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "retention_settings" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "service_window" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
-- Mail that was written before: one that a job is still about to send goes on waiting for it.
INSERT INTO outbound_message (id, key, purpose, channel, recipient, subject, body, html, stop_url, state, reason, error, created_at, sent_at)
SELECT o.id, 'outbox:' || o.id, 'service', 'email', o.recipient, o.subject, o.body, o.html, o.stop_url,
  CASE WHEN o.state = 'failed' AND j.open THEN 'queued' ELSE o.state END,
  CASE WHEN o.state = 'held' THEN 'no-mail-server' WHEN o.state = 'failed' AND NOT j.open THEN 'unreachable' END,
  o.error, o.created_at, o.sent_at
FROM outbox_message o
CROSS JOIN LATERAL (
  SELECT EXISTS (
    SELECT 1 FROM job WHERE job.kind = 'send-mail' AND job.state IN ('queued', 'running')
      AND job.input ->> 'messageId' = o.id::text
  ) AS open
) j;
--> statement-breakpoint
DROP POLICY "anyone_writes_mail" ON "outbox_message" CASCADE;--> statement-breakpoint
DROP POLICY "installation_only" ON "outbox_message" CASCADE;--> statement-breakpoint
DROP TABLE "outbox_message" CASCADE;
--> statement-breakpoint
-- What follows decides who is written to, whatever the product above it believes (docs/decisions, one door out).
CREATE FUNCTION months_later(moment timestamptz, months integer) RETURNS timestamptz
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (moment AT TIME ZONE 'UTC' + make_interval(months => months)) AT TIME ZONE 'UTC'
$$;
--> statement-breakpoint
-- The same patterns as packages/rules/src/consent/reserved-addresses.ts; a test holds them equal.
CREATE FUNCTION is_reserved_address(kind text, value text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN kind = 'email' THEN value ~ '@([^@]+[.])?(example[.](com|org|net)|[^@.]+[.](test|invalid|example)|test|invalid|example)$'
    WHEN kind IN ('phone', 'whatsapp') THEN value ~ '^[+]61(49157(0(006|110|15[6-9]|313|737)|1(266|491|804)|2(549|665|983)|3(087|770)|4(118|632)|5(254|789)|6(398|801)|7(426|644)|8(148|888|957)|9(212|455|760))|[2378](5550|7010)[0-9]{4}|1800160401|1[38]0097570[7-9]|1[38]0097571[01])$'
    ELSE false END
$$;
--> statement-breakpoint
-- The same as `standing` in packages/rules/src/consent; a property test holds them equal.
CREATE FUNCTION consent_standing(address uuid, wanted_channel text, moment timestamptz)
RETURNS TABLE (basis text, until timestamptz, bounced boolean, complained boolean, register_clear_until timestamptz)
LANGUAGE sql STABLE AS $$
  WITH said AS (
    SELECT e.kind, e.at, e.until, row_number() OVER (ORDER BY e.at, e.position) AS n
    FROM consent_event e
    WHERE e.person_address_id = address AND (e.channel IS NULL OR e.channel = wanted_channel) AND e.at <= moment
  ), last AS (
    SELECT
      coalesce(max(n) FILTER (WHERE kind = 'express'), 0) AS express,
      coalesce(max(n) FILTER (WHERE kind = 'withdrawn'), 0) AS withdrawn,
      coalesce(max(n) FILTER (WHERE kind = 'complained'), 0) AS complained,
      coalesce(max(n) FILTER (WHERE kind = 'bounced'), 0) > coalesce(max(n) FILTER (WHERE kind = 'reached'), 0) AS bounced,
      max(n) FILTER (WHERE kind IN ('register-clear', 'register-listed')) AS register
    FROM said
  ), yes AS (
    SELECT min(s.n) FILTER (WHERE s.kind = 'express') AS first
    FROM said s, last l WHERE s.n > greatest(l.withdrawn, l.complained)
  ), ends AS (
    SELECT
      max(coalesce(s.until, CASE WHEN wanted_channel = 'call' THEN months_later(s.at, 3) ELSE 'infinity' END))
        FILTER (WHERE s.kind = 'express') AS express,
      -- Whoever said no is not taken to have said yes by dealing with us again.
      max(coalesce(s.until, months_later(s.at, 12)))
        FILTER (WHERE s.kind = 'inferred' AND (greatest(l.withdrawn, l.complained) = 0 OR s.n > y.first)) AS inferred
    FROM said s, last l, yes y WHERE s.n > greatest(l.withdrawn, l.complained)
  ), cleared AS (
    SELECT s.at + interval '720 hours' AS ends FROM said s, last l WHERE s.n = l.register AND s.kind = 'register-clear'
  ), found AS (
    SELECT CASE
      WHEN e.express > moment THEN 'express'
      WHEN e.inferred > moment THEN 'inferred'
      WHEN l.complained > l.express THEN 'complained'
      WHEN l.withdrawn > l.express THEN 'withdrawn'
      ELSE 'none' END AS basis, e.express, e.inferred, l.bounced, l.complained > l.express AS complained
    FROM last l, ends e
  )
  SELECT f.basis,
    CASE f.basis WHEN 'express' THEN nullif(f.express, 'infinity') WHEN 'inferred' THEN f.inferred END,
    f.bounced, f.complained,
    (SELECT c.ends FROM cleared c WHERE c.ends > moment)
  FROM found f
$$;
--> statement-breakpoint
-- Written and sent under one lock: a no that is there when a message leaves is seen, and one that comes later waits.
CREATE FUNCTION lock_consenting_address() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM person_address a WHERE a.id = NEW.person_address_id FOR NO KEY UPDATE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER consent_locks_address BEFORE INSERT ON consent_event
  FOR EACH ROW EXECUTE FUNCTION lock_consenting_address();
--> statement-breakpoint
-- What waits does not leave any more.
CREATE FUNCTION cancel_what_waits() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- One that somebody is about to send is left to them: they wait for the address, and then find the refusal.
  UPDATE outbound_message SET state = 'refused',
    reason = CASE NEW.kind WHEN 'withdrawn' THEN 'unsubscribed' ELSE NEW.kind END
  WHERE id IN (
    SELECT m.id FROM outbound_message m
    WHERE m.person_address_id = NEW.person_address_id AND m.state IN ('queued', 'held')
      AND (NEW.channel IS NULL OR m.channel = NEW.channel)
      AND CASE NEW.kind
        WHEN 'withdrawn' THEN m.purpose = 'marketing'
        WHEN 'complained' THEN m.purpose IN ('marketing', 'service')
        ELSE true END
    FOR UPDATE SKIP LOCKED
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refusal_cancels AFTER INSERT ON consent_event
  FOR EACH ROW WHEN (NEW.kind IN ('withdrawn', 'complained', 'bounced')) EXECUTE FUNCTION cancel_what_waits();
--> statement-breakpoint
-- Null when it may leave now. Marketing keeps the hours of calls, service 7 to 22 unless its event is near. National
-- holidays are kept by the product, which asks for the hours before.
CREATE FUNCTION is_quiet_hour(purpose text, zone text, event_at timestamptz, moment timestamptz) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE purpose
    WHEN 'marketing' THEN NOT CASE extract(isodow FROM moment AT TIME ZONE zone)
      WHEN 7 THEN false
      WHEN 6 THEN (moment AT TIME ZONE zone)::time >= '09:00' AND (moment AT TIME ZONE zone)::time < '17:00'
      ELSE (moment AT TIME ZONE zone)::time >= '09:00' AND (moment AT TIME ZONE zone)::time < '20:00' END
    WHEN 'service' THEN NOT ((moment AT TIME ZONE zone)::time >= '07:00' AND (moment AT TIME ZONE zone)::time < '22:00')
      AND NOT coalesce(abs(extract(epoch FROM event_at - moment)) <= 7200, false)
    ELSE false END
$$;
--> statement-breakpoint
-- Why a message may not leave; null: it may. The same order as `refusalOf` in packages/rules/src/outbound.
CREATE FUNCTION refusal_of(m outbound_message) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  found_kind text;
  found_value text;
  found_forgotten timestamptz;
  held record;
BEGIN
  IF m.person_address_id IS NULL THEN
    RETURN CASE WHEN is_reserved_address(m.channel, m.recipient) THEN 'reserved-address' END;
  END IF;
  SELECT a.kind, a.value, p.forgotten_at INTO found_kind, found_value, found_forgotten
  FROM person_address a JOIN person p ON p.id = a.person_id
  WHERE a.id = m.person_address_id AND a.workspace_id = m.workspace_id FOR NO KEY UPDATE OF a;
  IF NOT FOUND OR found_forgotten IS NOT NULL THEN RETURN 'forgotten'; END IF;
  IF is_reserved_address(found_kind, found_value) THEN RETURN 'reserved-address'; END IF;
  SELECT * INTO held FROM consent_standing(m.person_address_id, m.channel, now());
  IF held.bounced THEN RETURN 'bounced'; END IF;
  IF m.purpose = 'service' AND held.complained THEN RETURN 'complained'; END IF;
  IF m.purpose = 'marketing' AND held.basis NOT IN ('express', 'inferred') THEN
    RETURN CASE held.basis WHEN 'withdrawn' THEN 'unsubscribed' WHEN 'complained' THEN 'complained' ELSE 'no-consent' END;
  END IF;
  IF m.channel = 'whatsapp' AND m.letter IS NULL AND NOT EXISTS (
    SELECT 1 FROM service_window w WHERE w.person_address_id = m.person_address_id AND w.open_until > now()
  ) THEN RETURN 'outside-window'; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION guard_outbound_message() RETURNS trigger
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
    WHEN 'sent' THEN NEW.state IN ('delivered', 'failed')
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
--> statement-breakpoint
CREATE TRIGGER outbound_is_guarded BEFORE INSERT OR UPDATE ON outbound_message
  FOR EACH ROW EXECUTE FUNCTION guard_outbound_message();
--> statement-breakpoint
CREATE FUNCTION refusal_hash(workspace uuid, kind text, value text) RETURNS bytea
LANGUAGE sql STABLE AS $$
  SELECT sha256(s.salt || convert_to(kind || ':' || value, 'UTF8')) FROM refusal_salt s WHERE s.workspace_id = workspace
$$;
--> statement-breakpoint
-- Somebody who was forgotten and comes back is still somebody who said no.
CREATE FUNCTION recall_refusals() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO consent_event (workspace_id, person_address_id, kind, channel, source)
  SELECT NEW.workspace_id, NEW.id, k.kind, k.channel, 'kept-refusal' FROM kept_refusal k
  WHERE k.workspace_id = NEW.workspace_id AND k.address_hash = refusal_hash(NEW.workspace_id, NEW.kind, NEW.value);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refusals_are_recalled AFTER INSERT OR UPDATE OF kind, value ON person_address
  FOR EACH ROW EXECUTE FUNCTION recall_refusals();
--> statement-breakpoint
-- Functions for guests are named guest_…: by that name their role may call them. Each works in the workspace of the
-- pass that the transaction was opened with, and leaves it again.
CREATE FUNCTION guest_preferences()
RETURNS TABLE (sender text, kind text, address text, language text, channels jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  pass guest_pass;
  before text := coalesce(current_setting('app.workspace_id', true), '');
BEGIN
  SELECT p.* INTO pass FROM guest_pass p
  WHERE p.id = nullif(current_setting('app.guest_pass', true), '')::uuid AND p.kind = 'preferences'
    AND p.revoked_at IS NULL AND (p.expires_at IS NULL OR p.expires_at > now());
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM set_config('app.workspace_id', pass.workspace_id::text, true);
  RETURN QUERY
    SELECT coalesce(m.from_name, w.name), a.kind, a.value, p.language,
      (SELECT jsonb_agg(jsonb_build_object('channel', c.channel, 'basis', s.basis) ORDER BY c.channel)
       FROM unnest(CASE a.kind WHEN 'phone' THEN array['sms', 'call'] ELSE array[a.kind] END) AS c(channel),
         LATERAL consent_standing(a.id, c.channel, now()) s)
    FROM person_address a
    JOIN person p ON p.id = a.person_id
    JOIN workspace w ON w.id = a.workspace_id
    LEFT JOIN mail_settings m ON m.workspace_id = a.workspace_id
    WHERE a.id = pass.subject_id AND a.workspace_id = pass.workspace_id AND p.forgotten_at IS NULL;
  PERFORM set_config('app.workspace_id', before, true);
END $$;
--> statement-breakpoint
CREATE FUNCTION guest_change_consent(wanted_channel text, wanted_kind text, words text, came_from text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  pass guest_pass;
  done boolean;
  before text := coalesce(current_setting('app.workspace_id', true), '');
BEGIN
  SELECT p.* INTO pass FROM guest_pass p
  WHERE p.id = nullif(current_setting('app.guest_pass', true), '')::uuid AND p.kind = 'preferences'
    AND p.revoked_at IS NULL AND (p.expires_at IS NULL OR p.expires_at > now());
  IF NOT FOUND OR wanted_kind NOT IN ('express', 'withdrawn') OR came_from NOT IN ('preference-page', 'one-click') THEN
    RETURN false;
  END IF;
  PERFORM set_config('app.workspace_id', pass.workspace_id::text, true);
  INSERT INTO consent_event (workspace_id, person_address_id, kind, channel, text_shown, form, source)
  SELECT a.workspace_id, a.id, wanted_kind, wanted_channel, words, came_from, came_from
  FROM person_address a WHERE a.id = pass.subject_id AND a.workspace_id = pass.workspace_id;
  done := FOUND;
  PERFORM set_config('app.workspace_id', before, true);
  RETURN done;
END $$;
--> statement-breakpoint
-- The refusals of an address, as hashes that say nothing of it. Nothing of a workspace that itself goes.
CREATE FUNCTION keep_refusals(address person_address) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM workspace w WHERE w.id = address.workspace_id) THEN RETURN; END IF;
  INSERT INTO refusal_salt (workspace_id) VALUES (address.workspace_id) ON CONFLICT DO NOTHING;
  INSERT INTO kept_refusal (workspace_id, address_hash, kind, channel)
  SELECT address.workspace_id, refusal_hash(address.workspace_id, address.kind, address.value), said.kind, c.channel
  FROM unnest(CASE address.kind WHEN 'phone' THEN array['sms', 'call'] ELSE array[address.kind] END) AS c(channel),
    LATERAL consent_standing(address.id, c.channel, now()) s,
    LATERAL unnest(array_remove(array[
      CASE WHEN s.basis = 'withdrawn' THEN 'withdrawn' END,
      CASE WHEN s.complained THEN 'complained' END,
      CASE WHEN s.bounced THEN 'bounced' END], NULL)) AS said(kind)
  ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_refusals_of_removed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_refusals(OLD);
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER refusals_outlive_address BEFORE DELETE ON person_address
  FOR EACH ROW EXECUTE FUNCTION keep_refusals_of_removed();
--> statement-breakpoint
-- What a workspace has chosen not to keep any longer; those who never chose keep it as long as is usual.
CREATE FUNCTION blank_old_messages(usual_months integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  blanked uuid[];
BEGIN
  WITH old AS (
    UPDATE outbound_message m SET subject = '', body = '', html = NULL, error = NULL, reply_to = NULL,
      stop_url = NULL, blanked_at = now()
    WHERE m.workspace_id IS NOT NULL AND m.blanked_at IS NULL AND m.state NOT IN ('queued', 'held', 'sending')
      AND m.created_at < months_later(now(), -(
        SELECT CASE WHEN r.workspace_id IS NULL THEN usual_months ELSE r.message_months END
        FROM workspace w LEFT JOIN retention_settings r ON r.workspace_id = w.id WHERE w.id = m.workspace_id))
    RETURNING m.id
  ) SELECT array_agg(id) INTO blanked FROM old;
  DELETE FROM outbound_attachment t WHERE t.message_id = ANY (blanked);
  RETURN coalesce(cardinality(blanked), 0);
END $$;
--> statement-breakpoint
-- The installation's own letters go when their days are over; a workspace's are blanked, as it has chosen.
CREATE OR REPLACE FUNCTION purge_expired_rows(reply_hours integer, job_days integer, mail_days integer, refused_days integer, upload_days integer)
RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, identity, pg_temp AS $$
DECLARE purged integer := 0; gone integer;
BEGIN
  DELETE FROM stored_file WHERE expires_at < now();
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM idempotency_record WHERE created_at < now() - make_interval(hours => reply_hours);
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM identity.session WHERE expires_at < now();
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM identity.verification WHERE expires_at < now();
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM invitation WHERE expires_at < now();
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM job WHERE state IN ('succeeded', 'cancelled') AND ended_at < now() - make_interval(days => job_days);
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM outbound_message WHERE workspace_id IS NULL AND state NOT IN ('queued', 'sending') AND created_at < now() - make_interval(days => mail_days);
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM rejected_row r USING data_import i
    WHERE i.id = r.import_id AND i.created_at < now() - make_interval(days => refused_days);
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM upload WHERE state <> 'in-use' AND created_at < now() - make_interval(days => upload_days);
  GET DIAGNOSTICS gone = ROW_COUNT; purged := purged + gone;
  DELETE FROM node WHERE seen_at < now() - interval '1 day';
  RETURN purged;
END
$$;
