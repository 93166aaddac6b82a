CREATE TABLE "market_figure" (
	"region_id" text NOT NULL,
	"type" text NOT NULL,
	"locality_id" text,
	"as_of" date NOT NULL,
	"sample" boolean NOT NULL,
	"summary" jsonb NOT NULL,
	"quarters" jsonb NOT NULL,
	CONSTRAINT "market_figure_region_id_type_pk" PRIMARY KEY("region_id","type")
);
--> statement-breakpoint
ALTER TABLE "market_figure" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "market_refresh" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "market_refresh" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "market_figure_by_locality" ON "market_figure" USING btree ("locality_id","type");--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "market_figure" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "market_figure" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "market_refresh" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "market_refresh" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');