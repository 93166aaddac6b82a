ALTER TABLE "assistant_turn" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_turn" DROP COLUMN "claimed_at";--> statement-breakpoint
-- What waited for an answer in the moment of the change has no job that would give it: it can be asked again.
UPDATE "assistant_turn" SET state = 'failed', ended_at = now(), error = 'The answer could not be made. Try again.'
WHERE state in ('queued', 'running');
