CREATE TABLE "chain_account" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chain_account_is_one" CHECK ("chain_account"."one" = 1)
);
--> statement-breakpoint
ALTER TABLE "chain_account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chain_contract" (
	"chain_id" bigint NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"tx_hash" text NOT NULL,
	"block_number" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chain_contract_chain_id_name_pk" PRIMARY KEY("chain_id","name")
);
--> statement-breakpoint
ALTER TABLE "chain_contract" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chain_node" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"port" integer NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chain_node_is_one" CHECK ("chain_node"."one" = 1)
);
--> statement-breakpoint
ALTER TABLE "chain_node" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chain_transaction" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chain_transaction_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chain_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"raw" text NOT NULL,
	"sender" text NOT NULL,
	"recipient" text,
	"block_time" bigint NOT NULL,
	"block_number" bigint,
	"refusal" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chain_transaction_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "chain_transaction" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "chain_transaction_block" ON "chain_transaction" USING btree ("chain_id","block_number");--> statement-breakpoint
CREATE INDEX "chain_transaction_sender" ON "chain_transaction" USING btree ("sender");--> statement-breakpoint
CREATE POLICY "installation_only" ON "chain_account" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "chain_contract" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "chain_contract" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "chain_node" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "chain_node" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "chain_transaction" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "chain_transaction" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE TABLE "certificate" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid,
	"assessment_id" uuid,
	"address" text NOT NULL,
	"claims" jsonb NOT NULL,
	"disclosures" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"failure" text,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_revoked" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificate" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "log_checkpoint" (
	"size" bigint PRIMARY KEY NOT NULL,
	"root_hash" "bytea" NOT NULL,
	"note" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"anchor" jsonb
);
--> statement-breakpoint
ALTER TABLE "log_checkpoint" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "log_head" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"size" bigint NOT NULL,
	CONSTRAINT "log_is_one" CHECK ("log_head"."one" = 1)
);
--> statement-breakpoint
ALTER TABLE "log_head" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "log_node" (
	"level" integer NOT NULL,
	"index" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "log_node_level_index_pk" PRIMARY KEY("level","index")
);
--> statement-breakpoint
ALTER TABLE "log_node" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "published_certificate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"credential" text NOT NULL,
	"certificate_hash" "bytea" NOT NULL,
	"cid_v1" text NOT NULL,
	"cid_v0" text NOT NULL,
	"log_index" bigint NOT NULL,
	"key_id" text NOT NULL,
	"checkpoint_size" bigint NOT NULL,
	"token" jsonb,
	"logged_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revocation_reason" text,
	"revoked_on_chain" text
);
--> statement-breakpoint
ALTER TABLE "published_certificate" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "signing_key" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "signing_key" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_of_assessment" ON "certificate" USING btree ("assessment_id") WHERE not is_revoked;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_example" ON "certificate" USING btree ((workspace_id is null)) WHERE workspace_id is null;--> statement-breakpoint
CREATE INDEX "certificate_newest" ON "certificate" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "certificate_unfinished" ON "certificate" USING btree ("created_at") WHERE state <> 'minted';--> statement-breakpoint
CREATE INDEX "log_checkpoint_anchored" ON "log_checkpoint" USING btree ("size") WHERE "log_checkpoint"."anchor" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "published_by_log_index" ON "published_certificate" USING btree ("log_index");--> statement-breakpoint
CREATE UNIQUE INDEX "published_by_hash" ON "published_certificate" USING btree ("certificate_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "published_by_cid_v1" ON "published_certificate" USING btree ("cid_v1");--> statement-breakpoint
CREATE UNIQUE INDEX "published_by_cid_v0" ON "published_certificate" USING btree ("cid_v0");--> statement-breakpoint
CREATE INDEX "published_by_token" ON "published_certificate" USING btree ((token ->> 'tokenId'));--> statement-breakpoint
CREATE INDEX "published_by_transaction" ON "published_certificate" USING btree ((token ->> 'transactionHash'));--> statement-breakpoint
CREATE INDEX "published_revoked" ON "published_certificate" USING btree ("log_index") WHERE revoked_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_signing_key" ON "signing_key" USING btree ((retired_at is null)) WHERE retired_at is null;--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "certificate" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "installation_example" ON "certificate" AS PERMISSIVE FOR ALL TO public USING (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "log_checkpoint" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "log_checkpoint" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "log_head" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "log_head" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "log_node" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "log_node" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "published_certificate" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "published_certificate" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "installation_only" ON "signing_key" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');
--> statement-breakpoint
-- Over all workspaces, for the job that takes up what was left: certificates that no job is working on.
CREATE FUNCTION unfinished_certificates(left_alone_seconds integer)
RETURNS TABLE (id uuid, workspace_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT c.id, c.workspace_id FROM certificate c
  WHERE c.state <> 'minted' AND c.created_at < now() - make_interval(secs => left_alone_seconds)
    AND NOT EXISTS (SELECT 1 FROM job j WHERE j.kind = 'issue-certificate' AND j.state IN ('queued', 'running')
      AND j.input ->> 'certificateId' = c.id::text)
  ORDER BY c.created_at
$$;
