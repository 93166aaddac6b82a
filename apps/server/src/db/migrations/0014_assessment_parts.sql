ALTER TABLE "assessment" ADD COLUMN "hazards" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "lending" jsonb NOT NULL;