CREATE TABLE "enquiry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone,
	"preferred_language" text,
	"tour_type" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "enquiry_time_taken" UNIQUE("kind","starts_at")
);
--> statement-breakpoint
ALTER TABLE "enquiry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "enquiry_newest" ON "enquiry" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "enquiry_by_email" ON "enquiry" USING btree ("email","created_at");--> statement-breakpoint
CREATE POLICY "installation_only" ON "enquiry" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
-- How many valuations there are, over all workspaces. Nothing but the count and the first day comes out.
CREATE FUNCTION count_valuations()
RETURNS TABLE (valuations integer, since timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT count(*)::integer, min(created_at) FROM assessment
$$;
