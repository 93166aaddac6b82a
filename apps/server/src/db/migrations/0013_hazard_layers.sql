-- Areas were GeoJSON in columns that nothing could read quickly. Only the sample world has any: it is written anew.
DELETE FROM "hazard_area";--> statement-breakpoint
CREATE TABLE "hazard_share" (
	"layer_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"state" text,
	"share" double precision NOT NULL,
	"locality_ids" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "hazard_share_layer_id_position_pk" PRIMARY KEY("layer_id","position"),
	CONSTRAINT "hazard_share_is_a_share" CHECK ("hazard_share"."share" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "hazard_share" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hazard_upload_part" (
	"upload_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "hazard_upload_part_upload_id_position_pk" PRIMARY KEY("upload_id","position")
);
--> statement-breakpoint
ALTER TABLE "hazard_upload_part" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hazard_upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"size_bytes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hazard_upload" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "hazard_area_box";--> statement-breakpoint
DROP INDEX "hazard_area_by_layer";--> statement-breakpoint
ALTER TABLE "hazard_layer" ALTER COLUMN "resolution_m" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hazard_area" ADD COLUMN "shape" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "hazard_layer" ADD COLUMN "form" text DEFAULT 'areas' NOT NULL;--> statement-breakpoint
ALTER TABLE "hazard_layer" ADD COLUMN "coverage" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hazard_layer" ADD COLUMN "severity" real DEFAULT 0.75 NOT NULL;--> statement-breakpoint
ALTER TABLE "hazard_layer" ADD COLUMN "size" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hazard_layer" ADD COLUMN "ready" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "hazard_layer" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "hazard_layer" ADD COLUMN "report" jsonb;--> statement-breakpoint
ALTER TABLE "hazard_layer" ADD COLUMN "imported_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "hazard_share" ADD CONSTRAINT "hazard_share_layer_id_hazard_layer_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."hazard_layer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_upload_part" ADD CONSTRAINT "hazard_upload_part_upload_id_hazard_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."hazard_upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hazard_area_by_layer" ON "hazard_area" USING btree ("layer_id","id");--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "hazard_share" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "hazard_share" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "installation_only" ON "hazard_upload_part" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "installation_only" ON "hazard_upload" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
ALTER TABLE "hazard_area" DROP COLUMN "geometry";--> statement-breakpoint
ALTER TABLE "hazard_area" DROP COLUMN "west";--> statement-breakpoint
ALTER TABLE "hazard_area" DROP COLUMN "south";--> statement-breakpoint
ALTER TABLE "hazard_area" DROP COLUMN "east";--> statement-breakpoint
ALTER TABLE "hazard_area" DROP COLUMN "north";--> statement-breakpoint
-- Nodes keep the layers in memory. Whatever changes one tells them, from the database itself.
CREATE FUNCTION notify_hazard_layer_change()
RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('propguard_events', '{"workspaceId":null,"subject":"hazardLayers","id":null}');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER hazard_layer_changed AFTER INSERT OR UPDATE OR DELETE ON hazard_layer
  FOR EACH STATEMENT EXECUTE FUNCTION notify_hazard_layer_change();
