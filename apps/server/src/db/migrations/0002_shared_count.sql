CREATE TABLE "shared_count" (
	"name" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared_count" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "shared_count_ends" ON "shared_count" USING btree ("ends_at");--> statement-breakpoint
CREATE POLICY "anyone_counts" ON "shared_count" AS PERMISSIVE FOR ALL TO public USING (true) WITH CHECK (true);