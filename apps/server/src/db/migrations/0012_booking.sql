CREATE TABLE "booking_page" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"subject" text NOT NULL,
	"agent_id" uuid,
	"property_id" uuid,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"places" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_page_slug" UNIQUE("slug"),
	CONSTRAINT "booking_page_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "booking_page_has_agent" CHECK ("booking_page"."subject" <> 'agent' or "booking_page"."agent_id" is not null),
	CONSTRAINT "booking_page_has_home" CHECK ("booking_page"."subject" <> 'home' or "booking_page"."property_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "booking_page" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "booking_page" ADD CONSTRAINT "booking_page_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_page" ADD CONSTRAINT "page_of_agent" FOREIGN KEY ("agent_id","workspace_id") REFERENCES "public"."agent"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_page_by_workspace" ON "booking_page" USING btree ("workspace_id");--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "booking_page" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
-- Found before a workspace is known, by the address that it is public under. One that was closed is none.
CREATE FUNCTION find_booking_page(wanted_slug text)
RETURNS TABLE (id uuid, workspace_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.id, p.workspace_id FROM booking_page p WHERE p.slug = wanted_slug AND p.is_open
$$;
