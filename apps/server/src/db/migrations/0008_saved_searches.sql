CREATE TABLE "saved_search_alert" (
	"workspace_id" uuid NOT NULL,
	"saved_search_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"alerted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_alert_saved_search_id_listing_id_pk" PRIMARY KEY("saved_search_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "saved_search_alert" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_search" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"alerts" text NOT NULL,
	"alerts_since" timestamp with time zone DEFAULT now() NOT NULL,
	"next_letter_at" timestamp with time zone,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_search" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "listing_price_up";--> statement-breakpoint
DROP INDEX "listing_price_down";--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "known_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_search_alert" ADD CONSTRAINT "saved_search_alert_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_alert" ADD CONSTRAINT "saved_search_alert_saved_search_id_saved_search_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_alert_by_workspace" ON "saved_search_alert" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "saved_search_newest" ON "saved_search" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_search_with_alerts" ON "saved_search" USING btree ("next_letter_at") WHERE alerts <> 'none';--> statement-breakpoint
CREATE INDEX "listing_by_known" ON "listing" USING btree ("status","known_at");--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "saved_search_alert" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "saved_search" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
-- Which searches have a letter to consider, over all workspaces. Nothing but ids comes out.
CREATE FUNCTION find_due_search_alerts()
RETURNS TABLE (workspace_id uuid, saved_search_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.workspace_id, s.id FROM saved_search s
  WHERE s.alerts = 'each' OR (s.alerts = 'daily' AND s.next_letter_at <= now())
  ORDER BY s.workspace_id, s.id
$$;
--> statement-breakpoint
-- Nodes keep listings in memory to search them. Whatever would change an answer tells them, from the database itself;
-- PostgreSQL sends equal notices of one transaction once.
CREATE FUNCTION notify_listing_change()
RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('propguard_events', '{"workspaceId":null,"subject":"listings","id":null}');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listing_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing
  FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_change();
--> statement-breakpoint
CREATE TRIGGER listed_property_changed AFTER UPDATE ON property
  FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_change();
--> statement-breakpoint
CREATE TRIGGER listed_locality_changed AFTER INSERT OR UPDATE OR DELETE ON locality
  FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_change();
