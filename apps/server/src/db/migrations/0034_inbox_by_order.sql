ALTER POLICY "with_conversation" ON "assistant_turn_event" TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id offset 0)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id offset 0));--> statement-breakpoint
ALTER POLICY "with_conversation" ON "assistant_turn_message" TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id offset 0)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id offset 0));--> statement-breakpoint
ALTER POLICY "with_conversation" ON "assistant_turn" TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id offset 0)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id offset 0));--> statement-breakpoint
ALTER POLICY "own_or_handed_over" ON "conversation" TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and (state <> 'assistant' or contact_id is null or exists (select 1 from contact p
    where p.id = contact_id and (p.account_id is null or p.account_id = nullif(current_setting('app.account_id', true), '')::uuid) offset 0))) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and (state <> 'assistant' or contact_id is null or exists (select 1 from contact p
    where p.id = contact_id and (p.account_id is null or p.account_id = nullif(current_setting('app.account_id', true), '')::uuid) offset 0)));--> statement-breakpoint
ALTER POLICY "with_conversation" ON "hand_over" TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id offset 0)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id offset 0));--> statement-breakpoint
ALTER POLICY "with_conversation" ON "message" TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id offset 0)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id offset 0));--> statement-breakpoint
ALTER POLICY "with_conversation" ON "conversation_draft" TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id offset 0)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id offset 0));--> statement-breakpoint
ALTER POLICY "with_conversation" ON "conversation_looker" TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id offset 0)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id offset 0));--> statement-breakpoint
ALTER POLICY "with_conversation" ON "conversation_note" TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id offset 0)) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
  and exists (select 1 from conversation c where c.id = conversation_id offset 0));--> statement-breakpoint
-- The newest conversations, before one if it is given, with either words in a message or in the name of whoever writes, and
-- how many messages and names were found, at most so many of each. Row security keeps trigrams from being asked before the
-- workspace is known to be the right one; this asks for both at once, and nothing but ids of the caller's own workspace
-- comes out. Which of them the caller may see, row security decides afterwards.
CREATE FUNCTION find_newest_by_words(pattern text, also text, most_found integer, most integer, before_at timestamptz, before_id uuid)
RETURNS TABLE (conversation_id uuid, found integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH said AS MATERIALIZED (
    (SELECT m.conversation_id AS id FROM message m
      WHERE (lower(m.text) LIKE pattern OR lower(m.text) LIKE also) AND m.workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
      LIMIT most_found)
    UNION ALL
    (SELECT c.id FROM contact k JOIN conversation c ON c.contact_id = k.id
      WHERE (lower(k.name) LIKE pattern OR lower(k.name) LIKE also) AND k.workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
      LIMIT most_found)
  )
  SELECT c.id, (SELECT count(*)::integer FROM said)
  FROM (SELECT DISTINCT id FROM said) s JOIN conversation c ON c.id = s.id
  WHERE before_at IS NULL OR (c.updated_at, c.id) < (before_at, before_id)
  ORDER BY c.updated_at DESC, c.id DESC LIMIT most
$$;
