-- The newest conversations, before one, with either words in a message or in the name of whoever writes, the newest first.
-- Words that are not rare are met soon by going along the order; an index of words would read all that has them before it
-- gives the first. Where few are met on the way the index is asked instead, and where even that finds too many, the way is
-- gone to its end. Row security keeps trigrams from being asked before the workspace is known to be the right one, and asks
-- for each message by itself; this goes through the caller's own workspace alone, and nothing but ids comes out. Which of
-- them the caller may see, row security decides afterwards.
CREATE FUNCTION find_inbox_by_words(pattern text, also text, of_channel text, most integer, before_at timestamptz, before_id uuid)
RETURNS TABLE (conversation_id uuid, updated_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  first_steps CONSTANT integer := 250;
  most_steps CONSTANT integer := 4000;
  steps_to_judge_by CONSTANT integer := 1000;
  rare_share CONSTANT numeric := 0.004;
  few CONSTANT integer := 12000;
  here CONSTANT uuid := nullif(current_setting('app.workspace_id', true), '')::uuid;
  patterns CONSTANT text[] := array_remove(ARRAY[pattern, also], NULL);
  last_at timestamptz := coalesce(before_at, 'infinity');
  last_id uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  steps integer := first_steps;
  walked integer := 0;
  is_judged boolean := false;
  met uuid[] := '{}';
  met_now uuid[];
  said_in uuid[];
  walked_now integer;
BEGIN
  LOOP
    WITH way AS MATERIALIZED (
      SELECT c.id, c.contact_id, c.updated_at AS at FROM conversation c
      WHERE c.workspace_id = here AND (of_channel IS NULL OR c.channel = of_channel)
        AND (c.updated_at, c.id) < (last_at, last_id)
      ORDER BY c.updated_at DESC NULLS LAST, c.id DESC NULLS LAST LIMIT steps
    )
    -- As soon as the page is full, no further conversation is looked into.
    SELECT ARRAY(SELECT w.id FROM way w
        WHERE EXISTS (SELECT 1 FROM message m WHERE m.conversation_id = w.id AND lower(m.text) LIKE ANY (patterns) OFFSET 0)
          OR EXISTS (SELECT 1 FROM contact k WHERE k.id = w.contact_id AND lower(k.name) LIKE ANY (patterns) OFFSET 0)
        LIMIT most - cardinality(met)),
      (SELECT count(*) FROM way), l.at, l.id
    INTO met_now, walked_now, last_at, last_id
    FROM (SELECT w.at, w.id FROM way w ORDER BY w.at, w.id LIMIT 1) l;
    EXIT WHEN walked_now IS NULL;
    met := met || met_now;
    walked := walked + walked_now;
    EXIT WHEN cardinality(met) >= most OR walked_now < steps;
    IF NOT is_judged AND walked >= steps_to_judge_by AND cardinality(met) < walked * rare_share THEN
      is_judged := true;
      SELECT array_agg(said.id) INTO said_in FROM (
        (SELECT m.conversation_id AS id FROM message m
          WHERE (lower(m.text) LIKE pattern OR lower(m.text) LIKE also) AND m.workspace_id = here LIMIT few)
        UNION ALL
        (SELECT c.id FROM contact k JOIN conversation c ON c.contact_id = k.id
          WHERE (lower(k.name) LIKE pattern OR lower(k.name) LIKE also) AND k.workspace_id = here LIMIT few)
      ) said;
      IF coalesce(cardinality(said_in), 0) < few THEN
        RETURN QUERY SELECT c.id, c.updated_at FROM (SELECT DISTINCT unnest(said_in) AS id) s JOIN conversation c ON c.id = s.id
          WHERE (of_channel IS NULL OR c.channel = of_channel) AND (before_at IS NULL OR (c.updated_at, c.id) < (before_at, before_id))
          ORDER BY c.updated_at DESC, c.id DESC LIMIT most;
        RETURN;
      END IF;
    END IF;
    steps := CASE WHEN walked < steps_to_judge_by THEN steps_to_judge_by - walked ELSE most_steps END;
  END LOOP;
  RETURN QUERY SELECT c.id, c.updated_at FROM conversation c WHERE c.id = ANY (met)
    ORDER BY c.updated_at DESC, c.id DESC LIMIT most;
END $$;
