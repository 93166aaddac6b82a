CREATE TABLE "widget_site" (
	"workspace_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"visits" integer NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "widget_site_connection_id_origin_pk" PRIMARY KEY("connection_id","origin")
);
--> statement-breakpoint
ALTER TABLE "widget_site" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "widget_visit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"language" text,
	"contact_id" uuid,
	"conversation_id" uuid,
	"is_identified" boolean DEFAULT false NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "widget_visit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "widget" (
	"workspace_id" uuid NOT NULL,
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"origins" jsonb NOT NULL,
	"position" text NOT NULL,
	"theme" text NOT NULL,
	"colour" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"greeting" text NOT NULL,
	"offline_note" text NOT NULL,
	"asks_lead" boolean NOT NULL,
	"takes_files" boolean NOT NULL,
	CONSTRAINT "widget_key" UNIQUE("key"),
	CONSTRAINT "widget_of_workspace" UNIQUE("workspace_id")
);
--> statement-breakpoint
ALTER TABLE "widget" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "widget_site" ADD CONSTRAINT "widget_site_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_site" ADD CONSTRAINT "site_of_connection" FOREIGN KEY ("connection_id","workspace_id") REFERENCES "public"."channel_connection"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_visit" ADD CONSTRAINT "widget_visit_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_visit" ADD CONSTRAINT "visit_of_connection" FOREIGN KEY ("connection_id","workspace_id") REFERENCES "public"."channel_connection"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_visit" ADD CONSTRAINT "visit_of_contact" FOREIGN KEY ("contact_id","workspace_id") REFERENCES "public"."contact"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_visit" ADD CONSTRAINT "visit_in_conversation" FOREIGN KEY ("conversation_id","workspace_id") REFERENCES "public"."conversation"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget" ADD CONSTRAINT "widget_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget" ADD CONSTRAINT "widget_of_connection" FOREIGN KEY ("connection_id","workspace_id") REFERENCES "public"."channel_connection"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "widget_site_by_workspace" ON "widget_site" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "widget_visit_by_workspace" ON "widget_visit" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "widget_visit_by_connection" ON "widget_visit" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "widget_visit_by_contact" ON "widget_visit" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "widget_visit_by_conversation" ON "widget_visit" USING btree ("conversation_id");--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "widget_site" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "widget_visit" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "guest_reads" ON "widget_visit" AS PERMISSIVE FOR SELECT TO public USING ((workspace_id, id) = (select p.workspace_id, p.subject_id from guest_pass p where p.id = nullif(current_setting('app.guest_pass', true), '')::uuid and p.kind = 'widget-visit'));--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "widget" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
-- Found before a workspace is known, by the key that stands in its address. One that is switched off is none.
CREATE FUNCTION find_widget(wanted_key text)
RETURNS TABLE (id uuid, workspace_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT w.connection_id, w.workspace_id FROM widget w
  JOIN channel_connection c ON c.id = w.connection_id WHERE w.key = wanted_key AND c.is_enabled
$$;
