ALTER TABLE "data_import" ADD COLUMN "withdrawn_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "bundle" text;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "part" text;--> statement-breakpoint
CREATE INDEX "rejected_row_by_bundle" ON "rejected_row" USING btree ("bundle") WHERE "rejected_row"."bundle" is not null;--> statement-breakpoint
CREATE INDEX "sale_by_bundle" ON "sale" USING btree ("bundle") WHERE "sale"."bundle" is not null;