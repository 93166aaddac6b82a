-- Files on their way, and the drafts that wait for them, are dropped: they would expire, and are sent again.
DELETE FROM staged_row WHERE import_id IN (SELECT import_id FROM data_import_part);--> statement-breakpoint
DELETE FROM data_import WHERE state = 'uploading' OR id IN (SELECT import_id FROM data_import_part);--> statement-breakpoint
DELETE FROM portfolio WHERE state = 'uploading' OR id IN (SELECT portfolio_id FROM portfolio_part);--> statement-breakpoint
DROP POLICY "installation_only" ON "data_import_part" CASCADE;--> statement-breakpoint
DROP TABLE "data_import_part" CASCADE;--> statement-breakpoint
DROP POLICY "installation_only" ON "hazard_upload_part" CASCADE;--> statement-breakpoint
DROP TABLE "hazard_upload_part" CASCADE;--> statement-breakpoint
DROP POLICY "installation_only" ON "hazard_upload" CASCADE;--> statement-breakpoint
DROP TABLE "hazard_upload" CASCADE;--> statement-breakpoint
DROP POLICY "own_workspace_only" ON "portfolio_part" CASCADE;--> statement-breakpoint
DROP TABLE "portfolio_part" CASCADE;--> statement-breakpoint
ALTER TABLE "data_import" DROP COLUMN "received_bytes";--> statement-breakpoint
ALTER TABLE "portfolio" DROP COLUMN "received_bytes";--> statement-breakpoint
-- Without a foreign key, which would be checked for each of a million rows.
CREATE FUNCTION drop_staged_rows() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM staged_row WHERE import_id = OLD.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER staged_rows_go_with_their_import AFTER DELETE ON data_import
FOR EACH ROW EXECUTE FUNCTION drop_staged_rows();
--> statement-breakpoint
-- Of all workspaces: files that nobody used in time, with what still waited for them. What is in use stays.
CREATE FUNCTION forget_expired_uploads() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE forgotten integer;
BEGIN
  DELETE FROM upload WHERE id IN (
    SELECT id FROM upload WHERE expires_at < now() AND state <> 'in-use' FOR UPDATE SKIP LOCKED
  );
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  RETURN forgotten;
END
$$;
