--> statement-breakpoint
-- Found before a workspace is known, by the address that it is public under. One that was closed is none.
CREATE FUNCTION find_lead_form(wanted_slug text)
RETURNS TABLE (id uuid, workspace_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT f.id, f.workspace_id FROM lead_form f WHERE f.slug = wanted_slug AND f.is_open
$$;
--> statement-breakpoint
-- Many leads may come at once: what they are searched by is put together for all of them, not row by row.
DROP TRIGGER lead_followed ON lead;
--> statement-breakpoint
CREATE TRIGGER lead_followed AFTER UPDATE OF company, merged_into ON lead FOR EACH ROW EXECUTE FUNCTION follow_lead();
--> statement-breakpoint
CREATE FUNCTION follow_added_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lead_words (lead_id, workspace_id, words)
  SELECT a.id, a.workspace_id, lower(concat_ws(' ', p.name, a.company, reached.words))
  FROM added a JOIN person p ON p.id = a.person_id LEFT JOIN (
    SELECT d.person_id, string_agg(CASE WHEN d.value LIKE 'forgotten:%' THEN NULL
      WHEN d.value LIKE '+61%' THEN d.value || ' 0' || substr(d.value, 4) ELSE d.value END, ' ') AS words
    FROM person_address d WHERE d.person_id IN (SELECT person_id FROM added) GROUP BY d.person_id
  ) reached ON reached.person_id = a.person_id
  WHERE a.merged_into IS NULL;
  PERFORM keep_lead_words(merged_into, workspace_id) FROM added WHERE merged_into IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER leads_added AFTER INSERT ON lead REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_added_leads();
--> statement-breakpoint
DROP TRIGGER lead_follows_address ON person_address;
--> statement-breakpoint
CREATE TRIGGER lead_follows_address AFTER UPDATE OF value, person_id OR DELETE ON person_address FOR EACH ROW EXECUTE FUNCTION follow_person_address();
--> statement-breakpoint
CREATE FUNCTION follow_added_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_lead_words(followed.id, followed.workspace_id) FROM (
    SELECT DISTINCT coalesce(l.merged_into, l.id) AS id, l.workspace_id FROM lead l
    WHERE l.person_id IN (SELECT person_id FROM added)
  ) followed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER addresses_added AFTER INSERT ON person_address REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_added_addresses();
