CREATE INDEX "consent_of_arrival" ON "consent_event" USING btree ("person_address_id","at","position") WHERE kind in ('bounced', 'reached');--> statement-breakpoint
-- A trigger's condition is read from its stored text in every statement: a long one costs more than what it asks. So what
-- concerns other columns is asked only where they are written, and what concerns other steps only at those.
CREATE FUNCTION keep_outbound_order() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.state <> OLD.state OR (NEW.state = 'sending' AND NEW.attempts <> OLD.attempts))
    AND NOT (CASE OLD.state
      WHEN 'queued' THEN NEW.state IN ('sending', 'held', 'refused', 'failed')
      WHEN 'held' THEN NEW.state IN ('queued', 'sending', 'refused', 'failed')
      WHEN 'sending' THEN NEW.state IN ('sent', 'queued', 'held', 'failed')
        -- Nobody knows whether the first try arrived: a second is for those who wait for it.
        OR (NEW.state = 'sending' AND OLD.purpose <> 'marketing')
      WHEN 'sent' THEN NEW.state IN ('delivered', 'read', 'failed')
      WHEN 'delivered' THEN NEW.state = 'read'
      WHEN 'failed' THEN NEW.state = 'delivered'
      ELSE false END)
  THEN
    RAISE EXCEPTION 'A message that is % does not become %.', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_outbound_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_ARGV[0]
    WHEN 'beginning' THEN
      RAISE EXCEPTION 'A message begins by waiting, not as %.', NEW.state USING ERRCODE = 'check_violation';
    WHEN 'meaning' THEN
      RAISE EXCEPTION 'What a message is for, and to whom, stays as it was written.' USING ERRCODE = 'check_violation';
  END CASE;
END $$;
--> statement-breakpoint
-- The same order as `refusalOf` in packages/rules/src/outbound; a reason that is set is why it does not leave. What an answer
-- asks is a statement of its own: a plan that could ask everything takes longer to begin than this one takes.
CREATE OR REPLACE FUNCTION let_outbound_leave() RETURNS trigger
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF NEW.person_address_id IS NULL THEN
    NEW.reason := CASE WHEN is_reserved_address(NEW.channel, NEW.recipient) THEN 'reserved-address' END;
  ELSE
    -- By a statement of its own: a no that is written while this one waits is seen by the next.
    PERFORM 1 FROM person_address a
    WHERE a.id = NEW.person_address_id AND a.workspace_id = NEW.workspace_id FOR NO KEY UPDATE;
    IF NEW.purpose = 'reply' THEN
      SELECT CASE
        WHEN p.forgotten_at IS NOT NULL THEN 'forgotten'
        -- Whatever address somebody gave a person of the sample: nothing leaves.
        WHEN p.is_sample OR is_reserved_address(a.kind, a.value) THEN 'reserved-address'
        -- An answer asks the ledger only whether it would arrive.
        ELSE (
          SELECT CASE e.kind WHEN 'bounced' THEN 'bounced' END FROM consent_event e
          WHERE e.person_address_id = NEW.person_address_id AND (e.channel IS NULL OR e.channel = NEW.channel)
            AND e.kind IN ('bounced', 'reached')
          ORDER BY e.at DESC, e.position DESC LIMIT 1
        )
      END INTO NEW.reason
      FROM person_address a JOIN person p ON p.id = a.person_id
      WHERE a.id = NEW.person_address_id AND a.workspace_id = NEW.workspace_id;
    ELSE
      SELECT CASE
        WHEN p.forgotten_at IS NOT NULL THEN 'forgotten'
        WHEN p.is_sample OR is_reserved_address(a.kind, a.value) THEN 'reserved-address'
        ELSE (
          SELECT CASE
            WHEN s.bounced THEN 'bounced'
            WHEN NEW.purpose = 'service' AND s.complained THEN 'complained'
            WHEN NEW.purpose = 'marketing' AND s.basis NOT IN ('express', 'inferred') THEN
              CASE s.basis WHEN 'withdrawn' THEN 'unsubscribed' WHEN 'complained' THEN 'complained' ELSE 'no-consent' END
          END
          -- By the clock: a no may be younger than the beginning of this transaction.
          FROM consent_standing(NEW.person_address_id, NEW.channel, clock_timestamp()) s
        )
      END INTO NEW.reason
      FROM person_address a JOIN person p ON p.id = a.person_id
      WHERE a.id = NEW.person_address_id AND a.workspace_id = NEW.workspace_id;
    END IF;
    IF NOT FOUND THEN
      NEW.reason := 'forgotten';
    ELSIF NEW.reason IS NULL AND (NEW.channel IN ('telegram', 'discord', 'whatsapp') OR NEW.template IS NOT NULL) THEN
      NEW.reason := CASE
        -- The window of Telegram and Discord opens with the first message of the person, and is not closed again.
        WHEN (NEW.channel IN ('telegram', 'discord') OR (NEW.channel = 'whatsapp' AND NEW.letter IS NULL AND NEW.template IS NULL))
          AND NOT EXISTS (
            SELECT 1 FROM service_window w WHERE w.person_address_id = NEW.person_address_id AND w.open_until > now()
          ) THEN CASE NEW.channel WHEN 'whatsapp' THEN 'outside-window' ELSE 'never-wrote' END
        WHEN NEW.template IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM channel_template t JOIN channel_connection c ON c.id = t.connection_id
            WHERE t.workspace_id = NEW.workspace_id AND c.channel = NEW.channel AND t.name = NEW.template ->> 'name'
              AND t.approval = 'APPROVED'
          ) THEN 'template-not-approved'
      END;
    END IF;
  END IF;
  IF NEW.reason IS NOT NULL THEN
    NEW.state := 'refused';
    RETURN NEW;
  END IF;
  IF NEW.person_address_id IS NOT NULL AND NEW.purpose <> 'reply' THEN
    IF NEW.zone IS NULL THEN
      RAISE EXCEPTION 'Nobody asked what time it is there.' USING ERRCODE = 'check_violation';
    END IF;
    IF is_quiet_hour(NEW.purpose, NEW.zone, NEW.event_at, now()) THEN
      NEW.state := 'held';
      NEW.reason := 'quiet-hours';
      RETURN NEW;
    END IF;
  END IF;
  NEW.sending_at := now();
  NEW.leaves_after := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER outbound_keeps_meaning ON outbound_message;
--> statement-breakpoint
CREATE TRIGGER outbound_keeps_meaning BEFORE UPDATE OF workspace_id, key, purpose, channel, person_address_id ON outbound_message
  FOR EACH ROW WHEN (
    (NEW.workspace_id, NEW.key, NEW.purpose, NEW.channel, NEW.person_address_id)
    IS DISTINCT FROM (OLD.workspace_id, OLD.key, OLD.purpose, OLD.channel, OLD.person_address_id)
  ) EXECUTE FUNCTION refuse_outbound_change('meaning');
--> statement-breakpoint
DROP TRIGGER outbound_keeps_order ON outbound_message;
--> statement-breakpoint
CREATE TRIGGER outbound_keeps_order BEFORE UPDATE OF state, attempts ON outbound_message
  FOR EACH ROW WHEN (OLD.state <> 'queued' OR NEW.state <> 'sending') EXECUTE FUNCTION keep_outbound_order();
--> statement-breakpoint
DROP TRIGGER outbound_leaves ON outbound_message;
--> statement-breakpoint
-- Triggers work by their names: this is after both that refuse.
CREATE TRIGGER outbound_leaves BEFORE UPDATE OF state, attempts ON outbound_message
  FOR EACH ROW WHEN (NEW.state = 'sending' AND (OLD.state <> 'sending' OR NEW.attempts <> OLD.attempts))
  EXECUTE FUNCTION let_outbound_leave();
