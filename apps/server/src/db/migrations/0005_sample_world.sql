CREATE TABLE "dataset" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"kind" text NOT NULL,
	"licence" text NOT NULL,
	"attribution" text NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"as_of" date NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dataset" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hazard_area" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"layer_id" uuid NOT NULL,
	"geometry" jsonb NOT NULL,
	"west" double precision NOT NULL,
	"south" double precision NOT NULL,
	"east" double precision NOT NULL,
	"north" double precision NOT NULL,
	"severity" real NOT NULL,
	CONSTRAINT "hazard_severity_is_a_share" CHECK ("hazard_area"."severity" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "hazard_area" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hazard_layer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"licence" text NOT NULL,
	"surveyed_on" date NOT NULL,
	"method" text NOT NULL,
	"resolution_m" real NOT NULL,
	"screening" boolean NOT NULL,
	"sample" boolean NOT NULL,
	"dataset_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hazard_layer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listing_event" (
	"listing_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"on" date NOT NULL,
	"kind" text NOT NULL,
	"price_aud" bigint,
	CONSTRAINT "listing_event_listing_id_position_pk" PRIMARY KEY("listing_id","position")
);
--> statement-breakpoint
ALTER TABLE "listing_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listing" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"locality_id" text NOT NULL,
	"status" text NOT NULL,
	"guide_from_aud" bigint,
	"guide_to_aud" bigint,
	"listed_on" date NOT NULL,
	"closed_on" date,
	"sale_id" uuid,
	"headline" text NOT NULL,
	"description" text NOT NULL,
	"photo_seed" integer NOT NULL,
	"dataset_id" uuid NOT NULL,
	CONSTRAINT "listing_closes_when_it_ends" CHECK (("listing"."closed_on" is not null) = ("listing"."status" in ('sold', 'withdrawn'))),
	CONSTRAINT "listing_guide_is_a_range" CHECK ("listing"."guide_from_aud" <= "listing"."guide_to_aud")
);
--> statement-breakpoint
ALTER TABLE "listing" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "property" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unit" text,
	"house_number" text,
	"street_name" text NOT NULL,
	"street_type" text,
	"locality_id" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"position_source" text NOT NULL,
	"type" text NOT NULL,
	"bedrooms" smallint,
	"bathrooms" smallint,
	"car_spaces" smallint,
	"land_m2" integer,
	"building_m2" integer,
	"year_built" smallint,
	"features" text[] DEFAULT '{}' NOT NULL,
	"dataset_id" uuid NOT NULL,
	CONSTRAINT "property_in_locality" UNIQUE("id","locality_id")
);
--> statement-breakpoint
ALTER TABLE "property" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sale" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"locality_id" text NOT NULL,
	"contract_date" date NOT NULL,
	"settlement_date" date,
	"price_aud" bigint NOT NULL,
	"method" text NOT NULL,
	"dataset_id" uuid NOT NULL,
	CONSTRAINT "sale_has_a_price" CHECK ("sale"."price_aud" > 0)
);
--> statement-breakpoint
ALTER TABLE "sale" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "seeded_part" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hazard_area" ADD CONSTRAINT "hazard_area_layer_id_hazard_layer_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."hazard_layer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_layer" ADD CONSTRAINT "hazard_layer_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_event" ADD CONSTRAINT "listing_event_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_of_property" FOREIGN KEY ("property_id","locality_id") REFERENCES "public"."property"("id","locality_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_locality_id_locality_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."locality"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_of_property" FOREIGN KEY ("property_id","locality_id") REFERENCES "public"."property"("id","locality_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "hazard_area_by_layer" ON "hazard_area" USING btree ("layer_id");--> statement-breakpoint
CREATE INDEX "hazard_area_box" ON "hazard_area" USING gist (box(point("west", "south"), point("east", "north")));--> statement-breakpoint
CREATE INDEX "hazard_layer_by_kind" ON "hazard_layer" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "hazard_layer_by_dataset" ON "hazard_layer" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "listing_event_by_kind" ON "listing_event" USING btree ("kind","on");--> statement-breakpoint
CREATE INDEX "listing_by_property" ON "listing" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "listing_by_locality" ON "listing" USING btree ("locality_id","status","listed_on");--> statement-breakpoint
CREATE INDEX "listing_by_price" ON "listing" USING btree ("status","guide_from_aud");--> statement-breakpoint
CREATE INDEX "listing_newest" ON "listing" USING btree ("status","listed_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_by_sale" ON "listing" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "listing_by_dataset" ON "listing" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "property_by_address" ON "property" USING btree ("locality_id","street_name","house_number");--> statement-breakpoint
CREATE INDEX "property_position" ON "property" USING gist (point("longitude", "latitude"));--> statement-breakpoint
CREATE INDEX "property_by_dataset" ON "property" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "sale_by_property" ON "sale" USING btree ("property_id","contract_date");--> statement-breakpoint
CREATE INDEX "sale_by_locality" ON "sale" USING btree ("locality_id","contract_date");--> statement-breakpoint
CREATE INDEX "sale_by_date" ON "sale" USING btree ("contract_date");--> statement-breakpoint
CREATE INDEX "sale_by_dataset" ON "sale" USING btree ("dataset_id");--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "dataset" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "dataset" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "hazard_area" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "hazard_area" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "hazard_layer" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "hazard_layer" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "listing_event" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "listing_event" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "listing" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "listing" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "property" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "property" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "sale" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "sale" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');