ALTER TABLE "data_import" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rejected_row" ADD COLUMN "bundle" text;--> statement-breakpoint
ALTER TABLE "rejected_row" ADD COLUMN "part" text;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "source_key" uuid;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "sent_at" text;--> statement-breakpoint
CREATE INDEX "sale_by_source_key" ON "sale" USING btree ("source_key") WHERE "sale"."source_key" is not null;