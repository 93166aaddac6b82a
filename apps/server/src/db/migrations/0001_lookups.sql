-- What must be found before a workspace is known. Each function runs as the schema's owner, answers one
-- question by an unguessable secret's hash, and returns nothing else.

CREATE FUNCTION find_api_key(hash bytea)
RETURNS TABLE (id uuid, workspace_id uuid, scopes text[], time_zone text, workspace_name text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT k.id, k.workspace_id, k.scopes, w.time_zone, w.name
  FROM api_key k JOIN workspace w ON w.id = k.workspace_id
  WHERE k.key_hash = hash AND (k.expires_at IS NULL OR k.expires_at > now())
$$;
--> statement-breakpoint
CREATE FUNCTION touch_api_key(key_id uuid)
RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE api_key SET last_used_at = now()
  WHERE id = key_id AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')
$$;
--> statement-breakpoint
CREATE FUNCTION find_invitation(hash bytea)
RETURNS TABLE (id uuid, workspace_id uuid, workspace_name text, email text, role text, expires_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT i.id, i.workspace_id, w.name, i.email, i.role, i.expires_at
  FROM invitation i JOIN workspace w ON w.id = i.workspace_id
  WHERE i.token_hash = hash AND i.expires_at > now()
$$;
--> statement-breakpoint
-- Visitors whose last session has run out have been idle for as long as a session lives.
CREATE FUNCTION purge_idle_visitors()
RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, identity, pg_temp AS $$
DECLARE purged integer;
BEGIN
  CREATE TEMP TABLE idle ON COMMIT DROP AS
    SELECT a.id FROM identity.account a
    WHERE a.is_anonymous AND a.created_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT 1 FROM identity.session s WHERE s.account_id = a.id AND s.expires_at > now());
  DELETE FROM workspace w USING member m
    WHERE w.visitor AND m.workspace_id = w.id AND m.account_id IN (SELECT id FROM idle);
  DELETE FROM identity.account WHERE id IN (SELECT id FROM idle);
  GET DIAGNOSTICS purged = ROW_COUNT;
  DROP TABLE idle;
  RETURN purged;
END
$$;
--> statement-breakpoint
CREATE FUNCTION purge_expired_rows(idempotency_hours integer)
RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, identity, pg_temp AS $$
DECLARE files integer; replies integer; sessions integer; tokens integer;
BEGIN
  DELETE FROM stored_file WHERE expires_at < now();
  GET DIAGNOSTICS files = ROW_COUNT;
  DELETE FROM idempotency_record WHERE created_at < now() - make_interval(hours => idempotency_hours);
  GET DIAGNOSTICS replies = ROW_COUNT;
  DELETE FROM identity.session WHERE expires_at < now();
  GET DIAGNOSTICS sessions = ROW_COUNT;
  DELETE FROM identity.verification WHERE expires_at < now();
  GET DIAGNOSTICS tokens = ROW_COUNT;
  DELETE FROM invitation WHERE expires_at < now();
  DELETE FROM node WHERE seen_at < now() - interval '1 day';
  RETURN files + replies + sessions + tokens;
END
$$;
--> statement-breakpoint
INSERT INTO installation DEFAULT VALUES ON CONFLICT DO NOTHING;
