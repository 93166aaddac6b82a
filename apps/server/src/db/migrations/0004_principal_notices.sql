-- Nodes keep who a session or a key belongs to in memory for a moment. Whatever would change the answer tells them,
-- from the database itself, so that no operation has to remember.
CREATE FUNCTION notify_principal_change()
RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('propguard_events', json_build_object('principal', OLD.id)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER session_changed AFTER DELETE OR UPDATE OF token, account_id, active_workspace_id, expires_at ON identity.session
  FOR EACH ROW EXECUTE FUNCTION notify_principal_change();
--> statement-breakpoint
CREATE TRIGGER account_changed AFTER DELETE OR UPDATE ON identity.account
  FOR EACH ROW EXECUTE FUNCTION notify_principal_change();
--> statement-breakpoint
CREATE TRIGGER api_key_changed AFTER DELETE OR UPDATE OF scopes, expires_at, key_hash, workspace_id ON api_key
  FOR EACH ROW EXECUTE FUNCTION notify_principal_change();
--> statement-breakpoint
CREATE FUNCTION notify_operator_change()
RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('propguard_events', json_build_object('principal', id)::text)
    FROM unnest(ARRAY[OLD.operator_account_id, NEW.operator_account_id]) AS id WHERE id IS NOT NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER operator_changed AFTER UPDATE OF operator_account_id ON installation
  FOR EACH ROW EXECUTE FUNCTION notify_operator_change();
