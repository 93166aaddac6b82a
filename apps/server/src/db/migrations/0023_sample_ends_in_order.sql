-- The leads first, in the order of their ids, as whoever scores them takes them: neither holds what the other waits for.
CREATE OR REPLACE FUNCTION clear_sample_of(wanted uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  people uuid[] := ARRAY(SELECT id FROM person WHERE workspace_id = wanted AND is_sample);
  leads uuid[] := ARRAY(SELECT id FROM lead WHERE workspace_id = wanted AND person_id = ANY(people) ORDER BY id FOR UPDATE);
  visits uuid[] := ARRAY(SELECT id FROM appointment WHERE workspace_id = wanted AND person_id = ANY(people));
BEGIN
  DELETE FROM activity WHERE person_id = ANY(people);
  DELETE FROM appointment_change WHERE appointment_id = ANY(visits);
  DELETE FROM appointment WHERE id = ANY(visits);
  DELETE FROM lead_change WHERE lead_id = ANY(leads);
  DELETE FROM lead_touch WHERE lead_id = ANY(leads);
  DELETE FROM lead_interaction WHERE lead_id = ANY(leads);
  DELETE FROM lead_words WHERE lead_id = ANY(leads);
  DELETE FROM lead_rank WHERE lead_id = ANY(leads);
  DELETE FROM lead_score WHERE lead_id = ANY(leads);
  DELETE FROM lead WHERE id = ANY(leads);
  DELETE FROM person_address WHERE person_id = ANY(people);
  DELETE FROM person WHERE id = ANY(people);
  DELETE FROM agent WHERE workspace_id = wanted AND is_sample;
  DELETE FROM metric_day WHERE workspace_id = wanted;
  DELETE FROM metric_roll_up WHERE workspace_id = wanted;
END $$;
