CREATE TABLE "push_keys" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_keys_are_one" CHECK ("push_keys"."one" = 1)
);
--> statement-breakpoint
ALTER TABLE "push_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_pushed_at" timestamp with time zone,
	CONSTRAINT "push_subscription_once" UNIQUE("workspace_id","endpoint")
);
--> statement-breakpoint
ALTER TABLE "push_subscription" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"answer" text,
	"took_ms" integer,
	"error" text,
	"next_try_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_delivered_has_moment" CHECK (("webhook_delivery"."state" = 'delivered') = ("webhook_delivery"."delivered_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"gone_at" timestamp with time zone,
	"sealed_secret" "bytea" NOT NULL,
	"sealed_previous" "bytea",
	"previous_until" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "webhook_gone_is_off" CHECK ("webhook"."gone_at" is null or not "webhook"."is_active"),
	CONSTRAINT "webhook_previous_ends" CHECK (num_nonnulls("webhook"."sealed_previous", "webhook"."previous_until") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "webhook" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notice_choice" ADD COLUMN "push" boolean;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_of_member" FOREIGN KEY ("member_id","workspace_id") REFERENCES "public"."member"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "delivery_of_webhook" FOREIGN KEY ("webhook_id","workspace_id") REFERENCES "public"."webhook"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscription_of_member_index" ON "push_subscription" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_newest" ON "webhook_delivery" USING btree ("webhook_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_delivery_old" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_by_status" ON "lead" USING btree ("workspace_id","status","source") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "lead_by_tags" ON "lead" USING gin ("tags") WHERE merged_into is null;--> statement-breakpoint
CREATE POLICY "installation_only" ON "push_keys" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "push_subscription" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "webhook_delivery" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "webhook" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
-- Messages of webhooks that are older than the log goes back, of all workspaces.
CREATE FUNCTION purge_old_deliveries(most_days integer)
RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE purged integer;
BEGIN
  DELETE FROM webhook_delivery WHERE created_at < now() - make_interval(days => most_days) AND state <> 'waiting';
  GET DIAGNOSTICS purged = ROW_COUNT;
  RETURN purged;
END
$$;
--> statement-breakpoint
-- Leads with all of these tags, at most so many. As find_leads_by_words: row security keeps the index of tags from being
-- asked first; this asks it, and nothing but ids of the caller's own workspace comes out.
CREATE FUNCTION find_leads_by_tags(wanted text[], most integer)
RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT l.id FROM lead l
  WHERE l.tags @> wanted AND l.merged_into IS NULL
    AND l.workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  LIMIT most
$$;
