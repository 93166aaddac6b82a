ALTER TABLE "outbox_message" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "stop_url" text;