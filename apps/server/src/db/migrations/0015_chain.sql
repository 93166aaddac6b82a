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
CREATE POLICY "installation_writes" ON "chain_transaction" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');