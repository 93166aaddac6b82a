-- The name stands in the lead already, in small letters: nobody is looked up for it again.
CREATE OR REPLACE FUNCTION follow_new_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lead_words (lead_id, workspace_id, words)
  SELECT n.id, n.workspace_id, lower(concat_ws(' ', nullif(n.name_key, ''), n.company, (
    SELECT string_agg(CASE WHEN a.value LIKE '+61%' THEN a.value || ' 0' || substr(a.value, 4) ELSE a.value END, ' ')
    FROM person_address a WHERE a.person_id = n.person_id AND a.value NOT LIKE 'forgotten:%')))
  FROM added n WHERE n.merged_into IS NULL
  ON CONFLICT (lead_id) DO UPDATE SET words = excluded.words;
  PERFORM keep_lead_words(n.merged_into, n.workspace_id) FROM added n WHERE n.merged_into IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER lead_named BEFORE INSERT ON lead FOR EACH ROW WHEN (NEW.name_key = '') EXECUTE FUNCTION name_lead();
