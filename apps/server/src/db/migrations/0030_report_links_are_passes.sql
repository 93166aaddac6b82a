-- Links to reports that are out go on working: the hash is the same, and so is their id.
INSERT INTO guest_pass (id, workspace_id, kind, subject_id, pass_hash, expires_at, created_by, created_at)
SELECT s.id, s.workspace_id, 'shared-report', v.id, s.token_hash, s.expires_at, s.created_by, s.created_at
FROM report_share s
JOIN report_version v
  ON v.report_key = s.report_key AND v.workspace_id = s.workspace_id AND v.version = s.version;
--> statement-breakpoint
DROP FUNCTION find_shared_report(bytea);
--> statement-breakpoint
DROP POLICY "own_workspace_only" ON "report_share" CASCADE;--> statement-breakpoint
DROP TABLE "report_share" CASCADE;
