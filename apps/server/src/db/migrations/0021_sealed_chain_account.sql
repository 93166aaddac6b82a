ALTER TABLE "chain_account" ALTER COLUMN "private_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chain_account" ADD COLUMN "sealed_key" "bytea";