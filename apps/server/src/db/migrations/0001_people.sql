CREATE TABLE "person" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text,
	"language" text,
	"zone" text,
	"state" text,
	"postcode" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"forgotten_at" timestamp with time zone,
	CONSTRAINT "person_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "person_forgotten_is_blank" CHECK ("person"."forgotten_at" is null or num_nonnulls("person"."name", "person"."language", "person"."zone", "person"."state", "person"."postcode") = 0)
);
--> statement-breakpoint
ALTER TABLE "person" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "person_address" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_address_is_ones" UNIQUE("workspace_id","kind","value"),
	CONSTRAINT "person_address_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "person_address_in_one_form" CHECK (case when "person_address"."kind" = 'email' then "person_address"."value" = lower("person_address"."value") and octet_length("person_address"."value") = char_length("person_address"."value") and "person_address"."value" like '%_@_%'
        when "person_address"."kind" in ('phone', 'whatsapp') then "person_address"."value" ~ '^\+[1-9][0-9]{5,14}$'
        else "person_address"."value" <> '' end)
);
--> statement-breakpoint
ALTER TABLE "person_address" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_address" ADD CONSTRAINT "person_address_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_address" ADD CONSTRAINT "address_of_person" FOREIGN KEY ("person_id","workspace_id") REFERENCES "public"."person"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_newest" ON "person" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "person_address_by_person" ON "person_address" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_is_person" FOREIGN KEY ("person_id","workspace_id") REFERENCES "public"."person"("id","workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_by_person" ON "contact" USING btree ("person_id");--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "person" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "person_address" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);