CREATE TABLE "own_listing_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by_account_id" uuid,
	"from_value" text,
	"to_value" text,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_listing_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_listing_photo" (
	"workspace_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "own_listing_photo_pk" PRIMARY KEY("listing_id","media_id")
);
--> statement-breakpoint
ALTER TABLE "own_listing_photo" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_listing" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"reference" text,
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
	"status" text DEFAULT 'draft' NOT NULL,
	"guide_from_aud" bigint,
	"guide_to_aud" bigint,
	"sold_price_aud" bigint,
	"listed_on" date,
	"closed_on" date,
	"headline" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"agent_id" uuid,
	"known_at" timestamp with time zone,
	"offered_at" timestamp with time zone,
	"published_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_listing_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "own_listing_guide_is_a_range" CHECK ("own_listing"."guide_from_aud" <= "own_listing"."guide_to_aud"),
	CONSTRAINT "own_listing_closes_when_it_ends" CHECK (("own_listing"."closed_on" is not null) = ("own_listing"."status" in ('sold', 'withdrawn'))),
	CONSTRAINT "own_listing_is_listed" CHECK (("own_listing"."listed_on" is null) = ("own_listing"."status" = 'draft')),
	CONSTRAINT "own_listing_published_is_offered" CHECK ("own_listing"."published_id" is null or "own_listing"."offered_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "own_listing" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "own_listing_event" ADD CONSTRAINT "own_listing_event_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_listing_event" ADD CONSTRAINT "event_of_own_listing" FOREIGN KEY ("listing_id","workspace_id") REFERENCES "public"."own_listing"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_listing_photo" ADD CONSTRAINT "photo_of_own_listing" FOREIGN KEY ("listing_id","workspace_id") REFERENCES "public"."own_listing"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_listing_photo" ADD CONSTRAINT "photo_is_media" FOREIGN KEY ("media_id","workspace_id") REFERENCES "public"."media_object"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_listing" ADD CONSTRAINT "own_listing_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_listing" ADD CONSTRAINT "own_listing_locality_id_locality_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."locality"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_listing_event_of_listing" ON "own_listing_event" USING btree ("listing_id","at");--> statement-breakpoint
CREATE INDEX "own_listing_photo_by_media" ON "own_listing_photo" USING btree ("media_id","workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "own_listing_once_by_reference" ON "own_listing" USING btree ("workspace_id","reference") WHERE reference is not null;--> statement-breakpoint
CREATE INDEX "own_listing_newest" ON "own_listing" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "own_listing_on_market" ON "own_listing" USING btree ("workspace_id","status","known_at");--> statement-breakpoint
CREATE INDEX "own_listing_by_locality" ON "own_listing" USING btree ("locality_id");--> statement-breakpoint
CREATE INDEX "own_listing_offered" ON "own_listing" USING btree ("offered_at") WHERE offered_at is not null;--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "own_listing_event" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "own_listing_photo" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "own_listing" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "installation_sees_offered" ON "own_listing" AS PERMISSIVE FOR ALL TO public USING (offered_at is not null and coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (offered_at is not null and coalesce(current_setting('app.installation', true), '') = 'on');