CREATE TABLE "media_object" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" "bytea" NOT NULL,
	"width" integer,
	"height" integer,
	"small_of" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_object_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "media_object_once" UNIQUE NULLS NOT DISTINCT("workspace_id","sha256","small_of"),
	CONSTRAINT "media_object_has_one_small" UNIQUE("small_of"),
	CONSTRAINT "media_object_has_content" CHECK ("media_object"."size_bytes" > 0 and octet_length("media_object"."sha256") = 32),
	CONSTRAINT "media_object_has_size" CHECK (("media_object"."kind" = 'picture') = ("media_object"."width" is not null and "media_object"."height" is not null))
);
--> statement-breakpoint
ALTER TABLE "media_object" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "media_piece" (
	"object_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" "bytea" NOT NULL,
	CONSTRAINT "media_piece_object_id_position_pk" PRIMARY KEY("object_id","position"),
	CONSTRAINT "media_piece_is_whole" CHECK (octet_length("media_piece"."content") between 1 and 1048576 and "media_piece"."sha256" = sha256("media_piece"."content"))
);
--> statement-breakpoint
ALTER TABLE "media_piece" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sample_operations" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"made_for" date NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sample_operations_state_is_one" CHECK ("sample_operations"."state" in ('shown', 'ending', 'removed'))
);
--> statement-breakpoint
ALTER TABLE "sample_operations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "activity" DROP CONSTRAINT "activity_of_person";
--> statement-breakpoint
ALTER TABLE "appointment_participant" DROP CONSTRAINT "participant_is_person";
--> statement-breakpoint
ALTER TABLE "appointment" DROP CONSTRAINT "appointment_of_person";
--> statement-breakpoint
ALTER TABLE "contact" DROP CONSTRAINT "contact_is_person";
--> statement-breakpoint
ALTER TABLE "lead" DROP CONSTRAINT "lead_of_person";
--> statement-breakpoint
ALTER TABLE "notice" DROP CONSTRAINT "notice_of_person";
--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media_object" ADD CONSTRAINT "media_object_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_object" ADD CONSTRAINT "media_object_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_object" ADD CONSTRAINT "small_of_media" FOREIGN KEY ("small_of","workspace_id") REFERENCES "public"."media_object"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_piece" ADD CONSTRAINT "media_piece_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_piece" ADD CONSTRAINT "piece_of_media" FOREIGN KEY ("object_id","workspace_id") REFERENCES "public"."media_object"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_operations" ADD CONSTRAINT "sample_operations_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_of_person" FOREIGN KEY ("person_id","workspace_id") REFERENCES "public"."person"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_participant" ADD CONSTRAINT "participant_is_person" FOREIGN KEY ("person_id","workspace_id") REFERENCES "public"."person"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_of_person" FOREIGN KEY ("person_id","workspace_id") REFERENCES "public"."person"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_is_person" FOREIGN KEY ("person_id","workspace_id") REFERENCES "public"."person"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_of_person" FOREIGN KEY ("person_id","workspace_id") REFERENCES "public"."person"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_of_person" FOREIGN KEY ("person_id","workspace_id") REFERENCES "public"."person"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "media_object" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "media_piece" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "sample_operations" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
-- Who is real and who is made up is never changed: a person is one or the other from the first moment.
CREATE FUNCTION guard_sample_mark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_sample IS DISTINCT FROM OLD.is_sample THEN
    RAISE EXCEPTION 'a person of the sample stays one' USING ERRCODE = 'check_violation', CONSTRAINT = 'person_sample_mark_stays';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER person_sample_mark_stays BEFORE UPDATE OF is_sample ON person FOR EACH ROW EXECUTE FUNCTION guard_sample_mark();
--> statement-breakpoint
-- Real people and those of the sample are never in a workspace together, so that no figure can count both. A real one
-- ends the sample; one of the sample beside a real one is refused. Once for each statement: an import of many pays once.
-- The lock is held alone by whoever makes the sample: neither can overlook the other.
CREATE FUNCTION real_people_end_sample() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM added WHERE NOT is_sample) THEN
    PERFORM pg_advisory_xact_lock_shared(727264020, hashtext(w.workspace_id::text))
      FROM (SELECT DISTINCT workspace_id FROM added WHERE NOT is_sample) w;
    UPDATE sample_operations s SET state = 'ending' FROM (SELECT DISTINCT workspace_id FROM added WHERE NOT is_sample) w
      WHERE s.workspace_id = w.workspace_id AND s.state = 'shown';
  END IF;
  IF EXISTS (SELECT FROM (SELECT DISTINCT workspace_id FROM added WHERE is_sample) w
    WHERE EXISTS (SELECT FROM person p WHERE p.workspace_id = w.workspace_id AND NOT p.is_sample)
      OR NOT EXISTS (SELECT FROM sample_operations s WHERE s.workspace_id = w.workspace_id AND s.state = 'shown')) THEN
    RAISE EXCEPTION 'real people and the sample are not mixed' USING ERRCODE = 'check_violation', CONSTRAINT = 'person_sample_is_apart';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER person_sample_is_apart AFTER INSERT ON person REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION real_people_end_sample();
--> statement-breakpoint
-- A page that strangers book on is real as well: agents of the sample are offered to nobody.
CREATE FUNCTION open_page_ends_sample() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(727264020, hashtext(NEW.workspace_id::text));
  UPDATE sample_operations s SET state = 'ending' WHERE s.workspace_id = NEW.workspace_id AND s.state = 'shown';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_page_ends_sample AFTER INSERT ON booking_page FOR EACH ROW EXECUTE FUNCTION open_page_ends_sample();
--> statement-breakpoint
-- So is somebody who writes on a channel before anybody knows who it is.
CREATE TRIGGER contact_ends_sample AFTER INSERT ON contact
  FOR EACH ROW WHEN (NEW.account_id IS NULL AND NEW.person_id IS NULL) EXECUTE FUNCTION open_page_ends_sample();
--> statement-breakpoint
-- When the transaction commits, so that what it does meanwhile still finds what it began with. Figures that were kept
-- of the sample go with it.
CREATE FUNCTION end_sample_operations() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM lead l USING person p WHERE l.workspace_id = NEW.workspace_id AND p.id = l.person_id AND p.is_sample;
  DELETE FROM person p WHERE p.workspace_id = NEW.workspace_id AND p.is_sample;
  DELETE FROM agent a WHERE a.workspace_id = NEW.workspace_id AND a.is_sample;
  DELETE FROM metric_day d WHERE d.workspace_id = NEW.workspace_id;
  DELETE FROM metric_roll_up r WHERE r.workspace_id = NEW.workspace_id;
  UPDATE sample_operations s SET state = 'removed' WHERE s.workspace_id = NEW.workspace_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sample_operations_end AFTER UPDATE ON sample_operations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.state = 'ending' AND OLD.state = 'shown') EXECUTE FUNCTION end_sample_operations();
--> statement-breakpoint
-- What nobody can have refused is not kept as a refusal: people of the sample go without a trace.
CREATE OR REPLACE FUNCTION keep_refusals_of_removed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_reserved_address(OLD.kind, OLD.value) THEN PERFORM keep_refusals(OLD); END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refusal_of(m outbound_message) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  found_kind text;
  found_value text;
  found_forgotten timestamptz;
  found_sample boolean;
  held record;
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
  IF m.channel = 'whatsapp' AND m.letter IS NULL AND NOT EXISTS (
    SELECT 1 FROM service_window w WHERE w.person_address_id = m.person_address_id AND w.open_until > now()
  ) THEN RETURN 'outside-window'; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_storage AFTER INSERT OR DELETE ON media_object
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage('($1).size_bytes');
--> statement-breakpoint
-- Words of new leads, all of a statement at once: one by one they cost an import more than everything else together.
CREATE FUNCTION follow_new_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lead_words (lead_id, workspace_id, words)
  SELECT n.id, n.workspace_id, lower(concat_ws(' ', p.name, n.company, a.words))
  FROM added n LEFT JOIN person p ON p.id = n.person_id
  LEFT JOIN LATERAL (
    SELECT string_agg(CASE WHEN a.value LIKE '+61%' THEN a.value || ' 0' || substr(a.value, 4) ELSE a.value END, ' ') AS words
    FROM person_address a WHERE a.person_id = n.person_id AND a.value NOT LIKE 'forgotten:%') a ON true
  WHERE n.merged_into IS NULL
  ON CONFLICT (lead_id) DO UPDATE SET words = excluded.words;
  PERFORM keep_lead_words(n.merged_into, n.workspace_id) FROM added n WHERE n.merged_into IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER lead_followed ON lead;
--> statement-breakpoint
CREATE TRIGGER lead_followed AFTER UPDATE OF company, merged_into ON lead FOR EACH ROW EXECUTE FUNCTION follow_lead();
--> statement-breakpoint
CREATE TRIGGER lead_followed_when_new AFTER INSERT ON lead REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION follow_new_leads();
--> statement-breakpoint
CREATE FUNCTION follow_new_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_lead_words(coalesce(l.merged_into, l.id), l.workspace_id)
  FROM (SELECT DISTINCT person_id FROM changed) c JOIN lead l ON l.person_id = c.person_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER lead_follows_address ON person_address;
--> statement-breakpoint
CREATE TRIGGER lead_follows_address AFTER UPDATE OF value, person_id ON person_address
  FOR EACH ROW EXECUTE FUNCTION follow_person_address();
--> statement-breakpoint
CREATE TRIGGER lead_follows_new_address AFTER INSERT ON person_address REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_new_addresses();
--> statement-breakpoint
CREATE TRIGGER lead_follows_lost_address AFTER DELETE ON person_address REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_new_addresses();
--> statement-breakpoint
-- Where nobody ever refused anything there is nothing to recall.
CREATE OR REPLACE FUNCTION recall_refusals() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM kept_refusal k WHERE k.workspace_id = NEW.workspace_id) THEN RETURN NULL; END IF;
  INSERT INTO consent_event (workspace_id, person_address_id, kind, channel, source)
  SELECT NEW.workspace_id, NEW.id, k.kind, k.channel, 'kept-refusal' FROM kept_refusal k
  WHERE k.workspace_id = NEW.workspace_id AND k.address_hash = refusal_hash(NEW.workspace_id, NEW.kind, NEW.value);
  RETURN NULL;
END $$;
