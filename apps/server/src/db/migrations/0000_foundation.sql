CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Functions stand before the tables that they read: some indexes and columns are made with them.
SET LOCAL check_function_bodies = off;
--> statement-breakpoint
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
-- How much there is to do, over all workspaces. Nothing but counts comes out.
CREATE FUNCTION count_open_jobs()
RETURNS TABLE (queued integer, running integer, failed integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT count(*) FILTER (WHERE state = 'queued')::integer,
         count(*) FILTER (WHERE state = 'running')::integer,
         count(*) FILTER (WHERE state = 'failed')::integer
  FROM job WHERE state IN ('queued', 'running', 'failed')
$$;
--> statement-breakpoint
CREATE FUNCTION count_migrations()
RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = drizzle, pg_temp AS $$
  SELECT count(*)::integer FROM __drizzle_migrations
$$;
--> statement-breakpoint
-- Failed jobs stay until someone has dealt with them; the others are only history.
CREATE FUNCTION purge_expired_rows(idempotency_hours integer, ended_job_days integer)
RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, identity, pg_temp AS $$
DECLARE files integer; replies integer; sessions integer; tokens integer; invitations integer; jobs integer;
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
  GET DIAGNOSTICS invitations = ROW_COUNT;
  DELETE FROM job WHERE state IN ('succeeded', 'cancelled') AND ended_at < now() - make_interval(days => ended_job_days);
  GET DIAGNOSTICS jobs = ROW_COUNT;
  DELETE FROM node WHERE seen_at < now() - interval '1 day';
  RETURN files + replies + sessions + tokens + invitations + jobs;
END
$$;
--> statement-breakpoint
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
-- The same as searchForm in packages/rules/src/places/search-form.ts.
CREATE FUNCTION search_form(written text)
RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(lower(normalize(written, NFKD)), '[''’.]', '', 'g'), '[^a-z0-9]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE FUNCTION street_words(name text, type text, locality_words tsvector)
RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_temp AS $$
  SELECT setweight(to_tsvector('simple', search_form(name || ' ' || type)), 'A') || setweight(locality_words, 'D')
$$;
--> statement-breakpoint
-- Streets and words follow properties and localities, whoever writes them: the seed, an importer, a restore by hand.
-- Keys of a word: itself, its beginnings of four letters and more, and each of them with one letter left out. What is
-- typed with one letter wrong, missing, too many or exchanged with its neighbour shares a key with the word meant.
CREATE FUNCTION add_place_words(written text[])
RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  INSERT INTO place_word (word, typo_keys)
  SELECT word, array_agg(DISTINCT left(word, at - 1) || substr(left(word, size), at + 1))
  FROM (
    SELECT DISTINCT word FROM unnest(written) AS name, string_to_table(search_form(name), ' ') AS word
    WHERE word ~ '[a-z]' AND length(word) BETWEEN 2 AND 40
    EXCEPT SELECT word FROM place_word
  ) AS new_word,
    generate_series(least(4, length(word)), length(word)) AS size,
    generate_series(1, size + 1) AS at
  GROUP BY word
  ORDER BY word
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION add_streets_of_properties()
RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE names text[];
BEGIN
  WITH added AS (
    INSERT INTO street (locality_id, name, type, search_name, search_words)
    SELECT s.locality_id, s.name, s.type, search_form(s.name || ' ' || s.type), street_words(s.name, s.type, l.search_words)
    FROM (SELECT DISTINCT locality_id, street_name AS name, coalesce(street_type, '') AS type FROM written) AS s
    JOIN locality l ON l.id = s.locality_id
    ORDER BY 1, 2, 3
    ON CONFLICT DO NOTHING
    RETURNING name
  )
  SELECT array_agg(DISTINCT name) INTO names FROM added;
  PERFORM add_place_words(names);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION remove_streets_without_properties()
RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM street s
  USING (SELECT DISTINCT locality_id, street_name AS name, coalesce(street_type, '') AS type FROM gone) AS g
  WHERE s.locality_id = g.locality_id AND s.name = g.name AND s.type = g.type
    AND NOT EXISTS (
      SELECT FROM property p
      WHERE p.locality_id = g.locality_id AND p.street_name = g.name AND coalesce(p.street_type, '') = g.type);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION follow_localities()
RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM add_place_words(array_agg(name)) FROM written;
  UPDATE street s SET search_words = street_words(s.name, s.type, l.search_words)
  FROM locality l JOIN written w USING (id)
  WHERE s.locality_id = l.id AND s.search_words <> street_words(s.name, s.type, l.search_words);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Which searches have a letter to consider, over all workspaces. Nothing but ids comes out.
CREATE FUNCTION find_due_search_alerts()
RETURNS TABLE (workspace_id uuid, saved_search_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.workspace_id, s.id FROM saved_search s
  WHERE s.alerts = 'each' OR (s.alerts = 'daily' AND s.next_letter_at <= now())
  ORDER BY s.workspace_id, s.id
$$;
--> statement-breakpoint
-- Nodes keep listings in memory to search them. Whatever would change an answer tells them, from the database itself;
-- PostgreSQL sends equal notices of one transaction once.
CREATE FUNCTION notify_listing_change()
RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('propguard_events', '{"workspaceId":null,"subject":"listings","id":null}');
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- An import fills the staging table faster than statistics follow, and joins planned without them can take hours.
-- Only the owner of a table may ask for them.
CREATE FUNCTION analyze_staged_rows()
RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  ANALYZE staged_row;
END
$$;
--> statement-breakpoint
-- Nodes keep the layers in memory. Whatever changes one tells them, from the database itself.
CREATE FUNCTION notify_hazard_layer_change()
RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('propguard_events', '{"workspaceId":null,"subject":"hazardLayers","id":null}');
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- How many valuations there are, over all workspaces. Nothing but the count and the first day comes out.
CREATE FUNCTION count_valuations()
RETURNS TABLE (valuations integer, since timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT count(*)::integer, min(created_at) FROM assessment
$$;
--> statement-breakpoint
-- Which workspaces watch a home that was checked with another model, other sales or other layers. Nothing but ids
-- comes out.
CREATE FUNCTION find_stale_watch_lists(version text)
RETURNS TABLE (workspace_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT w.workspace_id FROM watched_home w WHERE w.checked_version <> version
$$;
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
--> statement-breakpoint
-- Whether a key may call depends on its workspace's plan, and nodes remember who a key belongs to.
CREATE FUNCTION notify_plan_change()
RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('propguard_events', json_build_object('principal', k.id)::text)
    FROM api_key k WHERE k.workspace_id = coalesce(NEW.workspace_id, OLD.workspace_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Without a foreign key, which would be checked for each of a million rows.
CREATE FUNCTION drop_staged_rows() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM staged_row WHERE import_id = OLD.id;
  RETURN NULL;
END
$$;
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
--> statement-breakpoint
-- Found before a workspace is known, as API keys are: by the hash of an unguessable secret. One that has ended is none.
CREATE FUNCTION find_guest_pass(hash bytea, wanted_kind text)
RETURNS TABLE (id uuid, workspace_id uuid, subject_id uuid, expires_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.id, p.workspace_id, p.subject_id, p.expires_at
  FROM guest_pass p
  WHERE p.pass_hash = hash AND p.kind = wanted_kind AND p.revoked_at IS NULL
    AND (p.expires_at IS NULL OR p.expires_at > now())
$$;
--> statement-breakpoint
SET LOCAL check_function_bodies = on;
--> statement-breakpoint
CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE TABLE "assessment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"command" text,
	"property_id" uuid,
	"subject" jsonb NOT NULL,
	"valuation" jsonb NOT NULL,
	"hazards" jsonb NOT NULL,
	"lending" jsonb NOT NULL,
	"story" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_in_workspace" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "assessment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assessment_scenario" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"changes" jsonb NOT NULL,
	"valuation" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assessment_scenario" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"engine" text DEFAULT 'own' NOT NULL,
	"sensay_base_url" text,
	"sensay_api_version" text,
	"sensay_organisation_id" text,
	"sensay_key" "bytea",
	"sensay_key_hint" text,
	"sensay_user_id" text,
	"sensay_replica_uuid" text,
	"open_ai_base_url" text,
	"open_ai_model" text,
	"open_ai_key" "bytea",
	"open_ai_key_hint" text,
	"max_output_tokens" integer,
	"max_seconds" integer,
	"max_tool_rounds" integer,
	"connection_error" text,
	"checked_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_turn_event" (
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"turn_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "assistant_turn_event_turn_id_position_pk" PRIMARY KEY("turn_id","position")
);
--> statement-breakpoint
ALTER TABLE "assistant_turn_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_turn_message" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"turn_id" uuid NOT NULL,
	"part" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_turn_message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_turn" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"segment" integer NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"engine" text,
	"language" text,
	"outcome" text,
	"missing" text,
	"notice" text,
	"action" jsonb,
	"confidence" double precision,
	"dialogue" jsonb,
	"error" text,
	"failed_engine" text,
	"tried_engine" text,
	"first_text_ms" integer,
	"whole_ms" integer,
	"job_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "turn_in_workspace" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "assistant_turn" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_record" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid,
	"position" bigint NOT NULL,
	"entry_id" uuid NOT NULL,
	"status" text NOT NULL,
	"action" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"subject_kind" text NOT NULL,
	"subject_id" text,
	"details" text NOT NULL,
	"inputs_digest" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"previous_digest" "bytea",
	"digest" "bytea" NOT NULL,
	CONSTRAINT "audit_chain" UNIQUE NULLS NOT DISTINCT("workspace_id","position"),
	CONSTRAINT "audit_starts_at_one" CHECK (("audit_record"."position" = 1) = ("audit_record"."previous_digest" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_record" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "chain_account" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"private_key" text,
	"sealed_key" "bytea",
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chain_transaction_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "chain_transaction" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contact_identity" (
	"workspace_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"value" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_identity_workspace_id_channel_value_pk" PRIMARY KEY("workspace_id","channel","value")
);
--> statement-breakpoint
ALTER TABLE "contact_identity" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contact" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" uuid,
	"name" text,
	"language" text,
	"zone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "contact_of_account" UNIQUE("workspace_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "contact" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"contact_id" uuid,
	"channel" text NOT NULL,
	"source" text,
	"title" text NOT NULL,
	"state" text DEFAULT 'assistant' NOT NULL,
	"segment" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_in_workspace" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "conversation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hand_over" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"segment" integer NOT NULL,
	"reason" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"member_id" uuid,
	"taken_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ending" text
);
--> statement-breakpoint
ALTER TABLE "hand_over" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"segment" integer NOT NULL,
	"position" integer NOT NULL,
	"author" text NOT NULL,
	"member_id" uuid,
	"text" text NOT NULL,
	"language" text,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rating" text,
	"rating_note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "message_position" UNIQUE("conversation_id","position")
);
--> statement-breakpoint
ALTER TABLE "message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"kind" text,
	"file_name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"upload_id" uuid,
	"content_hash" text,
	"reading" jsonb,
	"settings" jsonb,
	"dry_run" boolean DEFAULT false NOT NULL,
	"dataset_id" uuid,
	"records_done" integer DEFAULT 0 NOT NULL,
	"bytes_done" bigint DEFAULT 0 NOT NULL,
	"step" text,
	"read_rows" integer DEFAULT 0 NOT NULL,
	"accepted_rows" integer DEFAULT 0 NOT NULL,
	"replaced_rows" integer DEFAULT 0 NOT NULL,
	"rejected_rows" integer DEFAULT 0 NOT NULL,
	"duplicate_rows" integer DEFAULT 0 NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	"problem" text,
	"job_id" uuid,
	"claim" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "every_row_is_accounted_for" CHECK (not "data_import"."counted" or "data_import"."read_rows" = "data_import"."accepted_rows" + "data_import"."rejected_rows" + "data_import"."duplicate_rows")
);
--> statement-breakpoint
ALTER TABLE "data_import" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "economic_observation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"series_id" uuid NOT NULL,
	"on" date NOT NULL,
	"value" double precision NOT NULL,
	"dataset_id" uuid NOT NULL,
	CONSTRAINT "economic_observation_once" UNIQUE("series_id","on")
);
--> statement-breakpoint
ALTER TABLE "economic_observation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "economic_series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"dataset_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "economic_series" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rejected_row" (
	"import_id" uuid NOT NULL,
	"record" integer NOT NULL,
	"line" integer NOT NULL,
	"file" text,
	"reason" text NOT NULL,
	"field" text,
	"source" text NOT NULL,
	"settled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "rejected_row_import_id_record_pk" PRIMARY KEY("import_id","record")
);
--> statement-breakpoint
ALTER TABLE "rejected_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "replaced_row" (
	"dataset_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"previous" jsonb NOT NULL,
	"previous_dataset_id" uuid NOT NULL,
	CONSTRAINT "replaced_row_dataset_id_table_name_row_id_pk" PRIMARY KEY("dataset_id","table_name","row_id")
);
--> statement-breakpoint
ALTER TABLE "replaced_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staged_row" (
	"import_id" uuid NOT NULL,
	"record" integer NOT NULL,
	"line" integer NOT NULL,
	"file" text,
	"row_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"bundle" text,
	"content" jsonb NOT NULL,
	"source" text NOT NULL,
	"outcome" text,
	CONSTRAINT "staged_row_import_id_record_pk" PRIMARY KEY("import_id","record")
);
--> statement-breakpoint
ALTER TABLE "staged_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "dataset" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"kind" text NOT NULL,
	"licence" text NOT NULL,
	"attribution" text NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"as_of" date NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dataset" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_file" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "guest_pass" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"pass_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_pass_hash" UNIQUE("pass_hash")
);
--> statement-breakpoint
ALTER TABLE "guest_pass" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hazard_area" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"layer_id" uuid NOT NULL,
	"shape" "bytea" NOT NULL,
	"severity" real NOT NULL,
	CONSTRAINT "hazard_severity_is_a_share" CHECK ("hazard_area"."severity" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "hazard_area" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hazard_layer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"licence" text NOT NULL,
	"surveyed_on" date NOT NULL,
	"method" text NOT NULL,
	"resolution_m" real,
	"screening" boolean NOT NULL,
	"sample" boolean NOT NULL,
	"dataset_id" uuid NOT NULL,
	"form" text DEFAULT 'areas' NOT NULL,
	"coverage" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"severity" real DEFAULT 0.75 NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"ready" boolean DEFAULT true NOT NULL,
	"content_hash" text,
	"report" jsonb,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hazard_layer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hazard_share" (
	"layer_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"state" text,
	"share" double precision NOT NULL,
	"locality_ids" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "hazard_share_layer_id_position_pk" PRIMARY KEY("layer_id","position"),
	CONSTRAINT "hazard_share_is_a_share" CHECK ("hazard_share"."share" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "hazard_share" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idempotency_record" (
	"workspace_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_record_workspace_id_key_pk" PRIMARY KEY("workspace_id","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_record" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity"."account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity"."credential" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"provider_account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"account_id" uuid NOT NULL,
	"active_workspace_id" uuid,
	"ip_address" text,
	"user_agent" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "identity"."verification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"operator_account_id" uuid,
	"operated_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_is_one" CHECK ("installation"."one" = 1)
);
--> statement-breakpoint
CREATE TABLE "locality" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"postcode" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"search_name" text NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', search_name || ' ' || lower(state) || ' ' || postcode)) STORED
);
--> statement-breakpoint
ALTER TABLE "locality" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "node" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"html" text,
	"stop_url" text,
	"state" text NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox_message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "seeded_part" (
	"name" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"rows" integer NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "seeded_part" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid,
	"kind" text NOT NULL,
	"lane" text DEFAULT 'work' NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL,
	"input" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"note" text,
	"checkpoint" jsonb,
	"file_id" uuid,
	"error" text,
	"error_detail" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer NOT NULL,
	"claim" integer DEFAULT 0 NOT NULL,
	"delivery" integer DEFAULT 0 NOT NULL,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "job" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lender" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lender" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lending_rule_version" (
	"workspace_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"effective_from" date NOT NULL,
	"note" text NOT NULL,
	"based_on" text NOT NULL,
	"rules" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lending_rule_version_workspace_id_version_pk" PRIMARY KEY("workspace_id","version")
);
--> statement-breakpoint
ALTER TABLE "lending_rule_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "loan_assessment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"loan_id" uuid NOT NULL,
	"rule_version" text NOT NULL,
	"facts" jsonb NOT NULL,
	"assessment" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loan_assessment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "loan" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"property_id" uuid,
	"counterparty" text,
	"settled_on" date,
	"facts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loan" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "market_figure" (
	"region_id" text NOT NULL,
	"type" text NOT NULL,
	"locality_id" text,
	"as_of" date NOT NULL,
	"sample" boolean NOT NULL,
	"summary" jsonb NOT NULL,
	"quarters" jsonb NOT NULL,
	CONSTRAINT "market_figure_region_id_type_pk" PRIMARY KEY("region_id","type")
);
--> statement-breakpoint
ALTER TABLE "market_figure" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "market_refresh" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "market_refresh" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_allowance" (
	"workspace_id" uuid NOT NULL,
	"month" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "report_allowance_workspace_id_month_pk" PRIMARY KEY("workspace_id","month")
);
--> statement-breakpoint
ALTER TABLE "report_allowance" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscription" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"plan" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"renews_at" timestamp with time zone,
	"next_plan" text,
	"changes_at" timestamp with time zone,
	"customer_ref" text,
	"subscription_ref" text
);
--> statement-breakpoint
ALTER TABLE "subscription" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "portfolio_chunk" (
	"workspace_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"records" text NOT NULL,
	CONSTRAINT "portfolio_chunk_portfolio_id_position_pk" PRIMARY KEY("portfolio_id","position")
);
--> statement-breakpoint
ALTER TABLE "portfolio_chunk" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "portfolio_row" (
	"workspace_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"record" integer NOT NULL,
	"line" integer NOT NULL,
	"reason" text,
	"field" text,
	"source" text,
	"reference" text,
	"address" text,
	"locality_id" text,
	"latitude" double precision,
	"longitude" double precision,
	"position_source" text,
	"type" text,
	"bedrooms" integer,
	"bathrooms" integer,
	"car_spaces" integer,
	"land_m2" integer,
	"building_m2" integer,
	"year_built" integer,
	"loan_aud" bigint,
	"purpose" text,
	"income_aud" bigint,
	"other_debts_aud" bigint,
	"borrower" text,
	"method" text,
	"value_aud" bigint,
	"low_aud" bigint,
	"high_aud" bigint,
	"fsd" double precision,
	"as_of" date,
	"model_id" uuid,
	"flood" double precision,
	"fire" double precision,
	"coastal_erosion" double precision,
	"subsidence" double precision,
	"risk" double precision,
	"lvr" double precision,
	"flagged" boolean DEFAULT false NOT NULL,
	CONSTRAINT "portfolio_row_portfolio_id_record_pk" PRIMARY KEY("portfolio_id","record")
);
--> statement-breakpoint
ALTER TABLE "portfolio_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "portfolio" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"upload_id" uuid,
	"state" text DEFAULT 'uploading' NOT NULL,
	"problem" text,
	"reading" jsonb,
	"choice" jsonb,
	"headers" text[],
	"chunks" integer DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"is_cut" boolean DEFAULT false NOT NULL,
	"chunks_done" integer DEFAULT 0 NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"summary" jsonb,
	"audit_entry_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	CONSTRAINT "portfolio_in_workspace" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "portfolio" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listing_event" (
	"listing_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"on" date NOT NULL,
	"kind" text NOT NULL,
	"price_aud" bigint,
	CONSTRAINT "listing_event_listing_id_position_pk" PRIMARY KEY("listing_id","position")
);
--> statement-breakpoint
ALTER TABLE "listing_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listing" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"locality_id" text NOT NULL,
	"status" text NOT NULL,
	"guide_from_aud" bigint,
	"guide_to_aud" bigint,
	"listed_on" date NOT NULL,
	"closed_on" date,
	"sale_id" uuid,
	"headline" text NOT NULL,
	"description" text NOT NULL,
	"photo_seed" integer NOT NULL,
	"known_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"dataset_id" uuid NOT NULL,
	CONSTRAINT "listing_closes_when_it_ends" CHECK (("listing"."closed_on" is not null) = ("listing"."status" in ('sold', 'withdrawn'))),
	CONSTRAINT "listing_guide_is_a_range" CHECK ("listing"."guide_from_aud" <= "listing"."guide_to_aud")
);
--> statement-breakpoint
ALTER TABLE "listing" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "property" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unit" text,
	"house_number" text,
	"street_name" text NOT NULL,
	"street_type" text,
	"locality_id" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"position_source" text NOT NULL,
	"type" text NOT NULL,
	"bedrooms" smallint,
	"bathrooms" smallint,
	"car_spaces" smallint,
	"land_m2" integer,
	"building_m2" integer,
	"year_built" smallint,
	"features" text[] DEFAULT '{}' NOT NULL,
	"dataset_id" uuid NOT NULL,
	CONSTRAINT "property_in_locality" UNIQUE("id","locality_id")
);
--> statement-breakpoint
ALTER TABLE "property" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sale" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"locality_id" text NOT NULL,
	"contract_date" date NOT NULL,
	"settlement_date" date,
	"price_aud" bigint NOT NULL,
	"method" text NOT NULL,
	"dataset_id" uuid NOT NULL,
	CONSTRAINT "sale_has_a_price" CHECK ("sale"."price_aud" > 0)
);
--> statement-breakpoint
ALTER TABLE "sale" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"report_key" uuid NOT NULL,
	"version" integer NOT NULL,
	"assessment_id" uuid NOT NULL,
	"property_id" uuid,
	"prepared_for" text NOT NULL,
	"record" jsonb NOT NULL,
	"digest" "bytea" NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_version_once" UNIQUE("report_key","workspace_id","version"),
	CONSTRAINT "report_version_from_one" CHECK ("report_version"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "report_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"report_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_number" UNIQUE("report_id"),
	CONSTRAINT "report_in_workspace" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "report" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "risk_alert" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"watched_id" uuid NOT NULL,
	"figure" text NOT NULL,
	"before" double precision,
	"after" double precision,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dismissed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "risk_alert" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "watched_home" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"home_key" text NOT NULL,
	"subject" jsonb NOT NULL,
	"assessment_id" uuid,
	"portfolio_id" uuid,
	"portfolio_record" integer,
	"before" jsonb NOT NULL,
	"now" jsonb NOT NULL,
	"told" jsonb NOT NULL,
	"sample" boolean NOT NULL,
	"checked_version" text,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watched_home_in_workspace" UNIQUE("id","workspace_id"),
	CONSTRAINT "watched_home_once" UNIQUE("workspace_id","home_key")
);
--> statement-breakpoint
ALTER TABLE "watched_home" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_search_alert" (
	"workspace_id" uuid NOT NULL,
	"saved_search_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"alerted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_alert_saved_search_id_listing_id_pk" PRIMARY KEY("saved_search_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "saved_search_alert" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_search" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"alerts" text NOT NULL,
	"alerts_since" timestamp with time zone DEFAULT now() NOT NULL,
	"next_letter_at" timestamp with time zone,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_search" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "place_word" (
	"word" text PRIMARY KEY NOT NULL,
	"typo_keys" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "place_word" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "street" (
	"locality_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"search_name" text NOT NULL,
	"search_words" "tsvector" NOT NULL,
	CONSTRAINT "street_locality_id_name_type_pk" PRIMARY KEY("locality_id","name","type")
);
--> statement-breakpoint
ALTER TABLE "street" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "upload_part" (
	"upload_id" uuid NOT NULL,
	"workspace_id" uuid,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" "bytea" NOT NULL,
	CONSTRAINT "upload_part_upload_id_position_pk" PRIMARY KEY("upload_id","position")
);
--> statement-breakpoint
ALTER TABLE "upload_part" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"content_hash" text,
	"state" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_is_complete_when_all_has_arrived" CHECK (("upload"."state" = 'receiving') = ("upload"."received_bytes" < "upload"."size_bytes") and ("upload"."state" = 'receiving') = ("upload"."content_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "upload" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "valuation_model" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"data_until" date NOT NULL,
	"sales" integer NOT NULL,
	"data_fingerprint" text NOT NULL,
	"model_fingerprint" text NOT NULL,
	"settings" jsonb NOT NULL,
	"measures" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"sample" boolean NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "valuation_model" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "api_key" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"start" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_key_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "api_key" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "invitation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_once" UNIQUE("workspace_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "member" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "workspace" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"time_zone" text DEFAULT 'Australia/Sydney' NOT NULL,
	"visitor" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workspace" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_scenario" ADD CONSTRAINT "assessment_scenario_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_scenario" ADD CONSTRAINT "assessment_scenario_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_scenario" ADD CONSTRAINT "scenario_of_assessment" FOREIGN KEY ("assessment_id","workspace_id") REFERENCES "public"."assessment"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_settings" ADD CONSTRAINT "assistant_settings_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turn_event" ADD CONSTRAINT "assistant_turn_event_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turn_event" ADD CONSTRAINT "turn_event_of_turn" FOREIGN KEY ("turn_id","workspace_id") REFERENCES "public"."assistant_turn"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turn_message" ADD CONSTRAINT "assistant_turn_message_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turn_message" ADD CONSTRAINT "turn_message_is_message" FOREIGN KEY ("message_id","workspace_id") REFERENCES "public"."message"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turn_message" ADD CONSTRAINT "turn_message_of_turn" FOREIGN KEY ("turn_id","workspace_id") REFERENCES "public"."assistant_turn"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turn" ADD CONSTRAINT "assistant_turn_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turn" ADD CONSTRAINT "turn_of_conversation" FOREIGN KEY ("conversation_id","workspace_id") REFERENCES "public"."conversation"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_record" ADD CONSTRAINT "audit_record_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_identity" ADD CONSTRAINT "contact_identity_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_identity" ADD CONSTRAINT "identity_of_contact" FOREIGN KEY ("contact_id","workspace_id") REFERENCES "public"."contact"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_of_contact" FOREIGN KEY ("contact_id","workspace_id") REFERENCES "public"."contact"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over" ADD CONSTRAINT "hand_over_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over" ADD CONSTRAINT "hand_over_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over" ADD CONSTRAINT "hand_over_of_conversation" FOREIGN KEY ("conversation_id","workspace_id") REFERENCES "public"."conversation"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_of_conversation" FOREIGN KEY ("conversation_id","workspace_id") REFERENCES "public"."conversation"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "economic_observation" ADD CONSTRAINT "economic_observation_series_id_economic_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."economic_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "economic_observation" ADD CONSTRAINT "economic_observation_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "economic_series" ADD CONSTRAINT "economic_series_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejected_row" ADD CONSTRAINT "rejected_row_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_row" ADD CONSTRAINT "replaced_row_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_pass" ADD CONSTRAINT "guest_pass_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_pass" ADD CONSTRAINT "guest_pass_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_area" ADD CONSTRAINT "hazard_area_layer_id_hazard_layer_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."hazard_layer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_layer" ADD CONSTRAINT "hazard_layer_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_share" ADD CONSTRAINT "hazard_share_layer_id_hazard_layer_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."hazard_layer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_record" ADD CONSTRAINT "idempotency_record_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."credential" ADD CONSTRAINT "credential_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installation" ADD CONSTRAINT "installation_operator_account_id_account_id_fk" FOREIGN KEY ("operator_account_id") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender" ADD CONSTRAINT "lender_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lending_rule_version" ADD CONSTRAINT "lending_rule_version_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lending_rule_version" ADD CONSTRAINT "lending_rule_version_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_assessment" ADD CONSTRAINT "loan_assessment_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_assessment" ADD CONSTRAINT "loan_assessment_loan_id_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_assessment" ADD CONSTRAINT "loan_assessment_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan" ADD CONSTRAINT "loan_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan" ADD CONSTRAINT "loan_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_allowance" ADD CONSTRAINT "report_allowance_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_chunk" ADD CONSTRAINT "portfolio_chunk_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_chunk" ADD CONSTRAINT "chunk_of_portfolio" FOREIGN KEY ("portfolio_id","workspace_id") REFERENCES "public"."portfolio"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_row" ADD CONSTRAINT "portfolio_row_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_row" ADD CONSTRAINT "row_of_portfolio" FOREIGN KEY ("portfolio_id","workspace_id") REFERENCES "public"."portfolio"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio" ADD CONSTRAINT "portfolio_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio" ADD CONSTRAINT "portfolio_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio" ADD CONSTRAINT "portfolio_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_event" ADD CONSTRAINT "listing_event_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_of_property" FOREIGN KEY ("property_id","locality_id") REFERENCES "public"."property"("id","locality_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_locality_id_locality_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."locality"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_of_property" FOREIGN KEY ("property_id","locality_id") REFERENCES "public"."property"("id","locality_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "report_version" ADD CONSTRAINT "report_version_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_version" ADD CONSTRAINT "report_version_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_version" ADD CONSTRAINT "version_of_report" FOREIGN KEY ("report_key","workspace_id") REFERENCES "public"."report"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_alert" ADD CONSTRAINT "risk_alert_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_alert" ADD CONSTRAINT "alert_of_watched_home" FOREIGN KEY ("watched_id","workspace_id") REFERENCES "public"."watched_home"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_home" ADD CONSTRAINT "watched_home_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_home" ADD CONSTRAINT "watched_home_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_alert" ADD CONSTRAINT "saved_search_alert_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_alert" ADD CONSTRAINT "saved_search_alert_saved_search_id_saved_search_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "street" ADD CONSTRAINT "street_locality_id_locality_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."locality"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_part" ADD CONSTRAINT "upload_part_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_part" ADD CONSTRAINT "upload_part_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "identity"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_newest" ON "assessment" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assessment_by_property" ON "assessment" USING btree ("workspace_id","property_id");--> statement-breakpoint
CREATE INDEX "scenario_by_assessment" ON "assessment_scenario" USING btree ("workspace_id","assessment_id","created_at");--> statement-breakpoint
CREATE INDEX "turn_event_by_workspace" ON "assistant_turn_event" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "turn_answer" ON "assistant_turn_message" USING btree ("turn_id") WHERE part = 'answer';--> statement-breakpoint
CREATE INDEX "turn_message_by_turn" ON "assistant_turn_message" USING btree ("turn_id");--> statement-breakpoint
CREATE INDEX "turn_message_by_workspace" ON "assistant_turn_message" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "turn_open" ON "assistant_turn" USING btree ("conversation_id") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "turn_by_conversation" ON "assistant_turn" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "turn_by_workspace" ON "assistant_turn" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_begins_once" ON "audit_record" USING btree ("entry_id") WHERE status = 'IN_PROGRESS';--> statement-breakpoint
CREATE UNIQUE INDEX "audit_ends_once" ON "audit_record" USING btree ("entry_id") WHERE status <> 'IN_PROGRESS';--> statement-breakpoint
CREATE INDEX "audit_by_action" ON "audit_record" USING btree ("workspace_id","action","position" DESC NULLS LAST);--> statement-breakpoint
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
CREATE INDEX "chain_transaction_block" ON "chain_transaction" USING btree ("chain_id","block_number");--> statement-breakpoint
CREATE INDEX "chain_transaction_sender" ON "chain_transaction" USING btree ("sender");--> statement-breakpoint
CREATE INDEX "identity_by_contact" ON "contact_identity" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "conversation_newest" ON "conversation" USING btree ("workspace_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversation_by_contact" ON "conversation" USING btree ("contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hand_over_open" ON "hand_over" USING btree ("conversation_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "hand_over_by_workspace" ON "hand_over" USING btree ("workspace_id","asked_at");--> statement-breakpoint
CREATE INDEX "message_by_workspace" ON "message" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "data_import_newest" ON "data_import" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_import_by_content" ON "data_import" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "data_import_by_dataset" ON "data_import" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "data_import_by_upload" ON "data_import" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "economic_observation_by_dataset" ON "economic_observation" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "economic_series_by_name" ON "economic_series" USING btree ("name");--> statement-breakpoint
CREATE INDEX "economic_series_by_dataset" ON "economic_series" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "rejected_row_by_reason" ON "rejected_row" USING btree ("import_id","reason","record");--> statement-breakpoint
CREATE INDEX "replaced_row_by_row" ON "replaced_row" USING btree ("table_name","row_id");--> statement-breakpoint
CREATE INDEX "replaced_row_by_previous" ON "replaced_row" USING btree ("previous_dataset_id");--> statement-breakpoint
CREATE INDEX "enquiry_newest" ON "enquiry" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "enquiry_by_email" ON "enquiry" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "stored_file_by_workspace" ON "stored_file" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "guest_pass_by_subject" ON "guest_pass" USING btree ("workspace_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "hazard_area_by_layer" ON "hazard_area" USING btree ("layer_id","id");--> statement-breakpoint
CREATE INDEX "hazard_layer_by_kind" ON "hazard_layer" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "hazard_layer_by_dataset" ON "hazard_layer" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "locality_search_words" ON "locality" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "locality_search_prefix" ON "locality" USING btree ("search_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "locality_search_trigram" ON "locality" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "locality_postcode" ON "locality" USING btree ("postcode");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox_message" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_newest" ON "job" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_open" ON "job" USING btree ("state") WHERE state in ('queued', 'running', 'failed');--> statement-breakpoint
CREATE INDEX "loan_assessment_newest" ON "loan_assessment" USING btree ("loan_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "loan_assessment_by_workspace" ON "loan_assessment" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "loan_newest" ON "loan" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "loan_by_property" ON "loan" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "market_figure_by_locality" ON "market_figure" USING btree ("locality_id","type");--> statement-breakpoint
CREATE INDEX "portfolio_row_by_value" ON "portfolio_row" USING btree ("portfolio_id",coalesce(value_aud, -1),"record");--> statement-breakpoint
CREATE INDEX "portfolio_row_by_risk" ON "portfolio_row" USING btree ("portfolio_id",coalesce(risk, -1),"record");--> statement-breakpoint
CREATE INDEX "portfolio_row_by_lvr" ON "portfolio_row" USING btree ("portfolio_id",coalesce(lvr, -1),"record");--> statement-breakpoint
CREATE INDEX "portfolio_row_flagged" ON "portfolio_row" USING btree ("portfolio_id","record") WHERE flagged;--> statement-breakpoint
CREATE INDEX "portfolio_row_rejected" ON "portfolio_row" USING btree ("portfolio_id","record") WHERE reason is not null;--> statement-breakpoint
CREATE INDEX "portfolio_by_upload" ON "portfolio" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "portfolio_newest" ON "portfolio" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_event_by_kind" ON "listing_event" USING btree ("kind","on");--> statement-breakpoint
CREATE INDEX "listing_by_property" ON "listing" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "listing_by_locality" ON "listing" USING btree ("locality_id","status","listed_on");--> statement-breakpoint
CREATE INDEX "listing_by_price" ON "listing" USING btree ("status","guide_from_aud");--> statement-breakpoint
CREATE INDEX "listing_newest" ON "listing" USING btree ("status","listed_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_by_known" ON "listing" USING btree ("status","known_at");--> statement-breakpoint
CREATE INDEX "listing_by_sale" ON "listing" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "listing_by_dataset" ON "listing" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "property_by_address" ON "property" USING btree ("locality_id","street_name","house_number");--> statement-breakpoint
CREATE INDEX "property_position" ON "property" USING gist (point("longitude", "latitude"));--> statement-breakpoint
CREATE INDEX "property_by_dataset" ON "property" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "sale_by_property" ON "sale" USING btree ("property_id","contract_date");--> statement-breakpoint
CREATE INDEX "sale_by_locality" ON "sale" USING btree ("locality_id","contract_date");--> statement-breakpoint
CREATE INDEX "sale_by_date" ON "sale" USING btree ("contract_date");--> statement-breakpoint
CREATE INDEX "sale_by_dataset" ON "sale" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "report_version_newest" ON "report_version" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "report_version_by_assessment" ON "report_version" USING btree ("workspace_id","assessment_id");--> statement-breakpoint
CREATE INDEX "report_version_by_property" ON "report_version" USING btree ("workspace_id","property_id");--> statement-breakpoint
CREATE INDEX "risk_alert_open" ON "risk_alert" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE dismissed_at is null;--> statement-breakpoint
CREATE INDEX "saved_search_alert_by_workspace" ON "saved_search_alert" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "saved_search_newest" ON "saved_search" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_search_with_alerts" ON "saved_search" USING btree ("next_letter_at") WHERE alerts <> 'none';--> statement-breakpoint
CREATE INDEX "place_word_typos" ON "place_word" USING gin ("typo_keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "street_search_prefix" ON "street" USING btree ("search_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "street_search_words" ON "street" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "upload_by_expiry" ON "upload" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_champion" ON "valuation_model" USING btree ("state") WHERE state = 'champion';--> statement-breakpoint
CREATE INDEX "valuation_model_newest" ON "valuation_model" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "api_key_by_workspace" ON "api_key" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_once" ON "invitation" USING btree ("workspace_id","email");--> statement-breakpoint
CREATE INDEX "member_by_account" ON "member" USING btree ("account_id");--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "assessment" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "assessment_scenario" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "assistant_settings" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "with_conversation" ON "assistant_turn_event" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id));--> statement-breakpoint
CREATE POLICY "with_conversation" ON "assistant_turn_message" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id));--> statement-breakpoint
CREATE POLICY "with_conversation" ON "assistant_turn" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id));--> statement-breakpoint
CREATE POLICY "own_workspace_reads" ON "audit_record" AS PERMISSIVE FOR SELECT TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_appends" ON "audit_record" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "installation_reads" ON "audit_record" AS PERMISSIVE FOR SELECT TO public USING (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "installation_appends" ON "audit_record" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
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
CREATE POLICY "installation_only" ON "signing_key" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "installation_only" ON "chain_account" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "chain_contract" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "chain_contract" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "chain_node" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "chain_node" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "chain_transaction" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "chain_transaction" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "contact_identity" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "contact" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_or_handed_over" ON "conversation" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and (state <> 'assistant' or contact_id is null or exists (select 1 from contact p
    where p.id = contact_id and (p.account_id is null or p.account_id = nullif(current_setting('app.account_id', true), '')::uuid)))) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and (state <> 'assistant' or contact_id is null or exists (select 1 from contact p
    where p.id = contact_id and (p.account_id is null or p.account_id = nullif(current_setting('app.account_id', true), '')::uuid))));--> statement-breakpoint
CREATE POLICY "with_conversation" ON "hand_over" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id));--> statement-breakpoint
CREATE POLICY "with_conversation" ON "message" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id));--> statement-breakpoint
CREATE POLICY "installation_only" ON "data_import" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "economic_observation" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "economic_observation" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "economic_series" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "economic_series" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "installation_only" ON "rejected_row" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "installation_only" ON "replaced_row" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "installation_only" ON "staged_row" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "dataset" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "dataset" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "installation_only" ON "enquiry" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "stored_file" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "guest_pass" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "guest_holds_it" ON "guest_pass" AS PERMISSIVE FOR SELECT TO public USING (id = nullif(current_setting('app.guest_pass', true), '')::uuid and revoked_at is null and (expires_at is null or expires_at > now()));--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "hazard_area" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "hazard_area" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "hazard_layer" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "hazard_layer" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "hazard_share" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "hazard_share" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "idempotency_record" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "locality" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "locality" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_writes_mail" ON "outbox_message" AS PERMISSIVE FOR INSERT TO public WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "installation_only" ON "outbox_message" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "seeded_part" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "seeded_part" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "job" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "installation_jobs" ON "job" AS PERMISSIVE FOR ALL TO public USING (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lender" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_reads" ON "lending_rule_version" AS PERMISSIVE FOR SELECT TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_appends" ON "lending_rule_version" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_reads" ON "loan_assessment" AS PERMISSIVE FOR SELECT TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_appends" ON "loan_assessment" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "loan" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "market_figure" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "market_figure" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "market_refresh" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "market_refresh" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "payment_event" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "report_allowance" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "subscription" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "portfolio_chunk" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "portfolio_row" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "portfolio" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "listing_event" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "listing_event" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "listing" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "listing" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "property" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "property" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "sale" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "sale" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "own_workspace_reads" ON "report_version" AS PERMISSIVE FOR SELECT TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_appends" ON "report_version" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "guest_reads" ON "report_version" AS PERMISSIVE FOR SELECT TO public USING ((workspace_id, id) = (select p.workspace_id, p.subject_id from guest_pass p where p.id = nullif(current_setting('app.guest_pass', true), '')::uuid and p.kind = 'shared-report'));--> statement-breakpoint
CREATE POLICY "own_workspace_reads" ON "report" AS PERMISSIVE FOR SELECT TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_appends" ON "report" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "risk_alert" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "watched_home" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "saved_search_alert" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "saved_search" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "place_word" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "place_word" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "street" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "street" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "upload_part" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "installation_without_workspace" ON "upload_part" AS PERMISSIVE FOR ALL TO public USING (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "upload" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "installation_without_workspace" ON "upload" AS PERMISSIVE FOR ALL TO public USING (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (workspace_id is null and coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "valuation_model" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "valuation_model" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "api_key" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "invitation" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "member" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_memberships" ON "member" AS PERMISSIVE FOR SELECT TO public USING (account_id = nullif(current_setting('app.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "workspace" AS PERMISSIVE FOR ALL TO public USING (id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "members_see_theirs" ON "workspace" AS PERMISSIVE FOR SELECT TO public USING (exists (select 1 from member m where m.workspace_id = workspace.id and m.account_id = nullif(current_setting('app.account_id', true), '')::uuid));
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
CREATE TRIGGER operator_changed AFTER UPDATE OF operator_account_id ON installation
  FOR EACH ROW EXECUTE FUNCTION notify_operator_change();
--> statement-breakpoint
CREATE TRIGGER property_added AFTER INSERT ON property
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION add_streets_of_properties();
--> statement-breakpoint
CREATE TRIGGER property_readdressed_to AFTER UPDATE ON property
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION add_streets_of_properties();
--> statement-breakpoint
CREATE TRIGGER property_readdressed_from AFTER UPDATE ON property
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION remove_streets_without_properties();
--> statement-breakpoint
CREATE TRIGGER property_removed AFTER DELETE ON property
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION remove_streets_without_properties();
--> statement-breakpoint
CREATE TRIGGER locality_added AFTER INSERT ON locality
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION follow_localities();
--> statement-breakpoint
CREATE TRIGGER locality_changed AFTER UPDATE ON locality
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION follow_localities();
--> statement-breakpoint
CREATE TRIGGER listing_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing
  FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_change();
--> statement-breakpoint
CREATE TRIGGER listed_property_changed AFTER UPDATE ON property
  FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_change();
--> statement-breakpoint
CREATE TRIGGER listed_locality_changed AFTER INSERT OR UPDATE OR DELETE ON locality
  FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_change();
--> statement-breakpoint
CREATE TRIGGER hazard_layer_changed AFTER INSERT OR UPDATE OR DELETE ON hazard_layer
  FOR EACH STATEMENT EXECUTE FUNCTION notify_hazard_layer_change();
--> statement-breakpoint
CREATE TRIGGER plan_changed AFTER INSERT OR UPDATE OR DELETE ON subscription
  FOR EACH ROW EXECUTE FUNCTION notify_plan_change();
--> statement-breakpoint
CREATE TRIGGER staged_rows_go_with_their_import AFTER DELETE ON data_import
FOR EACH ROW EXECUTE FUNCTION drop_staged_rows();
--> statement-breakpoint
INSERT INTO installation DEFAULT VALUES ON CONFLICT DO NOTHING;
