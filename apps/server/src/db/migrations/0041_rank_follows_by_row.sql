-- Whoever scores has written the order and says so. For whoever else changes a score, or takes it away, the order follows
-- row by row: kept for whole statements, all leads that a statement changed were copied and compared with their order.
DROP TRIGGER lead_ranked_when_changed ON lead;
--> statement-breakpoint
-- contract: only the trigger above called it.
DROP FUNCTION rank_changed_leads();
--> statement-breakpoint
CREATE FUNCTION rank_changed_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lead_rank SET score_key = NEW.score_key,
    leaves_band_at = CASE WHEN NEW.score IS NOT NULL THEN leaves_band_at END
  WHERE lead_id = NEW.id AND score_key <> NEW.score_key;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_ranked_when_changed AFTER UPDATE OF score ON lead FOR EACH ROW
  WHEN (OLD.score IS DISTINCT FROM NEW.score AND current_setting('app.rank_is_written', true) IS DISTINCT FROM 'yes')
  EXECUTE FUNCTION rank_changed_lead();
