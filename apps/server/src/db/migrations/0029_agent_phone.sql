ALTER TABLE "agent" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "by_whatsapp" boolean DEFAULT false NOT NULL;