-- The events are gone through once, in their order, as `standing` in packages/rules/src/consent goes through them; a
-- property test holds the two equal. Every message asks this on its way out.
CREATE OR REPLACE FUNCTION consent_standing(address uuid, wanted_channel text, moment timestamptz)
RETURNS TABLE (basis text, until timestamptz, bounced boolean, complained boolean, register_clear_until timestamptz)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  e record;
  express timestamptz := '-infinity';
  inferred timestamptz := '-infinity';
  withdrawn boolean := false;
BEGIN
  bounced := false;
  complained := false;
  FOR e IN
    SELECT c.kind, c.at, c.until AS ends FROM consent_event c
    WHERE c.person_address_id = address AND (c.channel IS NULL OR c.channel = wanted_channel) AND c.at <= moment
    ORDER BY c.at, c.position
  LOOP
    CASE e.kind
      WHEN 'express' THEN
        express := greatest(express, coalesce(e.ends, CASE WHEN wanted_channel = 'call' THEN months_later(e.at, 3) ELSE 'infinity' END));
        withdrawn := false;
        complained := false;
      WHEN 'inferred' THEN
        -- Whoever said no is not taken to have said yes by dealing with us again.
        IF NOT (withdrawn OR complained) THEN inferred := greatest(inferred, coalesce(e.ends, months_later(e.at, 12))); END IF;
      WHEN 'withdrawn', 'complained' THEN
        express := '-infinity';
        inferred := '-infinity';
        withdrawn := withdrawn OR e.kind = 'withdrawn';
        complained := complained OR e.kind = 'complained';
      WHEN 'bounced' THEN bounced := true;
      WHEN 'reached' THEN bounced := false;
      WHEN 'register-clear' THEN register_clear_until := e.at + interval '720 hours';
      WHEN 'register-listed' THEN register_clear_until := NULL;
    END CASE;
  END LOOP;
  basis := CASE
    WHEN express > moment THEN 'express'
    WHEN inferred > moment THEN 'inferred'
    WHEN complained THEN 'complained'
    WHEN withdrawn THEN 'withdrawn'
    ELSE 'none' END;
  until := CASE basis WHEN 'express' THEN nullif(express, 'infinity') WHEN 'inferred' THEN inferred END;
  IF register_clear_until <= moment THEN register_clear_until := NULL; END IF;
  RETURN NEXT;
END $$;
--> statement-breakpoint
-- A window is looked for where the channel has one.
CREATE OR REPLACE FUNCTION refusal_of(m outbound_message) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  found_kind text;
  found_value text;
  found_forgotten timestamptz;
  found_sample boolean;
  held record;
  is_window_needed boolean;
BEGIN
  IF m.person_address_id IS NULL THEN
    RETURN CASE WHEN is_reserved_address(m.channel, m.recipient) THEN 'reserved-address' END;
  END IF;
  SELECT a.kind, a.value, p.forgotten_at, p.is_sample INTO found_kind, found_value, found_forgotten, found_sample
  FROM person_address a JOIN person p ON p.id = a.person_id
  WHERE a.id = m.person_address_id AND a.workspace_id = m.workspace_id FOR NO KEY UPDATE OF a;
  IF NOT FOUND OR found_forgotten IS NOT NULL THEN RETURN 'forgotten'; END IF;
  -- Whatever address somebody gave a person of the sample: nothing leaves.
  IF found_sample OR is_reserved_address(found_kind, found_value) THEN RETURN 'reserved-address'; END IF;
  SELECT * INTO held FROM consent_standing(m.person_address_id, m.channel, now());
  IF held.bounced THEN RETURN 'bounced'; END IF;
  IF m.purpose = 'service' AND held.complained THEN RETURN 'complained'; END IF;
  IF m.purpose = 'marketing' AND held.basis NOT IN ('express', 'inferred') THEN
    RETURN CASE held.basis WHEN 'withdrawn' THEN 'unsubscribed' WHEN 'complained' THEN 'complained' ELSE 'no-consent' END;
  END IF;
  -- The window of Telegram and Discord opens with the first message of the person, and is not closed again.
  is_window_needed := m.channel IN ('telegram', 'discord') OR (m.channel = 'whatsapp' AND m.letter IS NULL AND m.template IS NULL);
  IF is_window_needed AND NOT EXISTS (
    SELECT 1 FROM service_window w WHERE w.person_address_id = m.person_address_id AND w.open_until > now()
  ) THEN RETURN CASE m.channel WHEN 'whatsapp' THEN 'outside-window' ELSE 'never-wrote' END; END IF;
  IF m.template IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM channel_template t JOIN channel_connection c ON c.id = t.connection_id
    WHERE t.workspace_id = m.workspace_id AND c.channel = m.channel AND t.name = m.template ->> 'name'
      AND t.approval = 'APPROVED'
  ) THEN RETURN 'template-not-approved'; END IF;
  RETURN NULL;
END $$;
