ALTER TABLE "invitation" ADD COLUMN "asked_by" uuid;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- contract: made again at once, with one column more; nodes of the release before read the others by name.
DROP FUNCTION find_invitation(bytea);--> statement-breakpoint
CREATE FUNCTION find_invitation(hash bytea)
RETURNS TABLE (id uuid, workspace_id uuid, workspace_name text, email text, role text, expires_at timestamptz, asked_by uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT i.id, i.workspace_id, w.name, i.email, i.role, i.expires_at, i.asked_by
  FROM invitation i JOIN workspace w ON w.id = i.workspace_id
  WHERE i.token_hash = hash AND i.expires_at > now()
$$;
