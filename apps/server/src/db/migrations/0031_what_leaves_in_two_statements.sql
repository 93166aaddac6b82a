-- Every message pays for the step to `sending`, and PL/pgSQL makes its expressions anew in each transaction. So what the
-- row alone tells is asked by the triggers' conditions, and all the rest by two statements.
CREATE FUNCTION refuse_outbound_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_ARGV[0]
    WHEN 'beginning' THEN
      RAISE EXCEPTION 'A message begins by waiting, not as %.', NEW.state USING ERRCODE = 'check_violation';
    WHEN 'meaning' THEN
      RAISE EXCEPTION 'What a message is for, and to whom, stays as it was written.' USING ERRCODE = 'check_violation';
    WHEN 'order' THEN
      RAISE EXCEPTION 'A message that is % does not become %.', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END CASE;
END $$;
--> statement-breakpoint
-- The same order as `refusalOf` in packages/rules/src/outbound; a reason that is set is why it does not leave.
CREATE FUNCTION let_outbound_leave() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- By a statement of its own: a no that is written while this one waits is seen by the next.
  PERFORM 1 FROM person_address a
  WHERE a.id = NEW.person_address_id AND a.workspace_id = NEW.workspace_id FOR NO KEY UPDATE;
  SELECT CASE
    WHEN NEW.person_address_id IS NULL THEN
      CASE WHEN is_reserved_address(NEW.channel, NEW.recipient) THEN 'reserved-address' END
    WHEN p.id IS NULL OR p.forgotten_at IS NOT NULL THEN 'forgotten'
    -- Whatever address somebody gave a person of the sample: nothing leaves.
    WHEN p.is_sample OR is_reserved_address(a.kind, a.value) THEN 'reserved-address'
    ELSE coalesce(
      CASE NEW.purpose
        -- An answer asks the ledger only whether it would arrive.
        WHEN 'reply' THEN (
          SELECT CASE e.kind WHEN 'bounced' THEN 'bounced' END FROM consent_event e
          WHERE e.person_address_id = NEW.person_address_id AND (e.channel IS NULL OR e.channel = NEW.channel)
            AND e.kind IN ('bounced', 'reached')
          ORDER BY e.at DESC, e.position DESC LIMIT 1
        )
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
      END,
      CASE
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
      END
    )
  END INTO NEW.reason
  FROM (VALUES (1)) always
  LEFT JOIN (person_address a JOIN person p ON p.id = a.person_id)
    ON a.id = NEW.person_address_id AND a.workspace_id = NEW.workspace_id;
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
DROP TRIGGER outbound_is_guarded ON outbound_message;
--> statement-breakpoint
-- contract: only the trigger above called them; nodes of the release before write rows, which the triggers below judge.
DROP FUNCTION guard_outbound_message();
--> statement-breakpoint
-- contract: called by the function above alone.
DROP FUNCTION refusal_of(outbound_message);
--> statement-breakpoint
CREATE TRIGGER outbound_begins_waiting BEFORE INSERT ON outbound_message
  FOR EACH ROW WHEN (NEW.state NOT IN ('queued', 'held')) EXECUTE FUNCTION refuse_outbound_change('beginning');
--> statement-breakpoint
CREATE TRIGGER outbound_keeps_meaning BEFORE UPDATE ON outbound_message
  FOR EACH ROW WHEN (
    (NEW.workspace_id, NEW.key, NEW.purpose, NEW.channel, NEW.person_address_id)
    IS DISTINCT FROM (OLD.workspace_id, OLD.key, OLD.purpose, OLD.channel, OLD.person_address_id)
  ) EXECUTE FUNCTION refuse_outbound_change('meaning');
--> statement-breakpoint
CREATE TRIGGER outbound_keeps_order BEFORE UPDATE ON outbound_message
  FOR EACH ROW WHEN (
    (NEW.state <> OLD.state OR (NEW.state = 'sending' AND NEW.attempts <> OLD.attempts))
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
  ) EXECUTE FUNCTION refuse_outbound_change('order');
--> statement-breakpoint
-- Triggers work by their names: this is after both that refuse.
CREATE TRIGGER outbound_leaves BEFORE UPDATE ON outbound_message
  FOR EACH ROW WHEN (NEW.state = 'sending' AND (OLD.state <> 'sending' OR NEW.attempts <> OLD.attempts))
  EXECUTE FUNCTION let_outbound_leave();
