CREATE TABLE "hubspot_conflict" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"field" text NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hubspot_conflict_once" UNIQUE("lead_id","field")
);
--> statement-breakpoint
ALTER TABLE "hubspot_conflict" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hubspot_connection" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"sealed_keys" "bytea" NOT NULL,
	"state" text DEFAULT 'working' NOT NULL,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"syncing_until" timestamp with time zone,
	"synced_at" timestamp with time zone,
	"taken_until" timestamp with time zone DEFAULT now() NOT NULL,
	"called_at" timestamp with time zone,
	"refused_call_at" timestamp with time zone,
	"sent" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hubspot_connection_once" UNIQUE("workspace_id"),
	CONSTRAINT "hubspot_connection_in_workspace" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "hubspot_connection" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hubspot_contact" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"contact_id" text,
	"remembered" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_opted_out" boolean DEFAULT false NOT NULL,
	"wanted" integer DEFAULT 1 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"refused" text,
	"forgotten_at" timestamp with time zone,
	"forgotten_there_at" timestamp with time zone,
	CONSTRAINT "hubspot_contact_once" UNIQUE("connection_id","contact_id")
);
--> statement-breakpoint
ALTER TABLE "hubspot_contact" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hubspot_event" (
	"workspace_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"key" text NOT NULL,
	"contact_id" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "hubspot_event_connection_id_key_pk" PRIMARY KEY("connection_id","key")
);
--> statement-breakpoint
ALTER TABLE "hubspot_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "hubspot_conflict" ADD CONSTRAINT "hubspot_conflict_of_contact" FOREIGN KEY ("lead_id") REFERENCES "public"."hubspot_contact"("lead_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hubspot_conflict" ADD CONSTRAINT "hubspot_conflict_of_lead" FOREIGN KEY ("lead_id","workspace_id") REFERENCES "public"."lead"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hubspot_connection" ADD CONSTRAINT "hubspot_connection_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hubspot_contact" ADD CONSTRAINT "hubspot_contact_of_lead" FOREIGN KEY ("lead_id","workspace_id") REFERENCES "public"."lead"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hubspot_contact" ADD CONSTRAINT "hubspot_contact_of_connection" FOREIGN KEY ("connection_id","workspace_id") REFERENCES "public"."hubspot_connection"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hubspot_event" ADD CONSTRAINT "hubspot_event_of_connection" FOREIGN KEY ("connection_id","workspace_id") REFERENCES "public"."hubspot_connection"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hubspot_conflict_newest" ON "hubspot_conflict" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "hubspot_contact_waiting" ON "hubspot_contact" USING btree ("connection_id","lead_id") WHERE wanted > done;--> statement-breakpoint
CREATE INDEX "hubspot_contact_refused" ON "hubspot_contact" USING btree ("connection_id") WHERE refused is not null;--> statement-breakpoint
CREATE INDEX "hubspot_contact_to_forget" ON "hubspot_contact" USING btree ("connection_id") WHERE forgotten_at is not null and forgotten_there_at is null;--> statement-breakpoint
CREATE INDEX "hubspot_event_waiting" ON "hubspot_event" USING btree ("connection_id","contact_id") WHERE done_at is null;--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "hubspot_conflict" AS PERMISSIVE FOR ALL TO public USING (workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)) WITH CHECK (workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "hubspot_connection" AS PERMISSIVE FOR ALL TO public USING (workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)) WITH CHECK (workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "hubspot_contact" AS PERMISSIVE FOR ALL TO public USING (workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)) WITH CHECK (workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "hubspot_event" AS PERMISSIVE FOR ALL TO public USING (workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)) WITH CHECK (workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid));--> statement-breakpoint
-- Found before a workspace is known: by the id that stands in the address which HubSpot calls.
CREATE FUNCTION find_hubspot_connection(wanted uuid)
RETURNS TABLE (id uuid, workspace_id uuid, sealed_keys bytea)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT c.id, c.workspace_id, c.sealed_keys FROM hubspot_connection c WHERE c.id = wanted
$$;
--> statement-breakpoint
-- Names and addresses are the person's, whoever writes them: the lead is to be compared with HubSpot again.
CREATE FUNCTION hubspot_person_renamed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE hubspot_contact h SET wanted = h.wanted + 1 FROM lead l
  WHERE l.workspace_id = NEW.workspace_id AND l.person_id = NEW.id AND h.lead_id = l.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER hubspot_person_renamed AFTER UPDATE OF name ON person
FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION hubspot_person_renamed();
--> statement-breakpoint
CREATE FUNCTION hubspot_address_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE hubspot_contact h SET wanted = h.wanted + 1 FROM lead l
  WHERE l.workspace_id = NEW.workspace_id AND l.person_id = NEW.person_id AND h.lead_id = l.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER hubspot_address_changed AFTER UPDATE OF value ON person_address
FOR EACH ROW EXECUTE FUNCTION hubspot_address_changed();
--> statement-breakpoint
-- All of a statement at once, and nothing where there is no HubSpot: an import adds thousands.
CREATE FUNCTION hubspot_addresses_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM hubspot_connection) THEN
    UPDATE hubspot_contact h SET wanted = h.wanted + 1 FROM lead l
    WHERE h.lead_id = l.id AND (l.workspace_id, l.person_id) IN (SELECT c.workspace_id, c.person_id FROM changed c);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER hubspot_address_added AFTER INSERT ON person_address REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION hubspot_addresses_changed();
--> statement-breakpoint
CREATE TRIGGER hubspot_address_removed AFTER DELETE ON person_address REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION hubspot_addresses_changed();
