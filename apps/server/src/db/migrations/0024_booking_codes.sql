ALTER TABLE "agent" ADD COLUMN "meeting_link" text;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "code" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What names a booking on the phone: of its kind, and no other's in the workspace. Drawn here, so that every way to book has it.
CREATE FUNCTION name_appointment() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  prefix text := CASE NEW.kind WHEN 'virtual-tour' THEN 'VT' ELSE 'BK-' END;
BEGIN
  IF NEW.code LIKE prefix || '%' THEN RETURN NEW; END IF;
  LOOP
    NEW.code := prefix || lpad(floor(random() * 1000000)::int::text, 6, '0');
    EXIT WHEN NOT EXISTS (SELECT FROM appointment a WHERE a.workspace_id = NEW.workspace_id AND a.code = NEW.code);
  END LOOP;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER name_appointment BEFORE INSERT OR UPDATE OF kind, code ON appointment
  FOR EACH ROW EXECUTE FUNCTION name_appointment();--> statement-breakpoint
UPDATE "appointment" SET "code" = '';--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_code" UNIQUE("workspace_id","code");
