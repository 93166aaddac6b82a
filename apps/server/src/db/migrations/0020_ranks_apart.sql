CREATE TABLE "lead_rank" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"score_key" smallint DEFAULT -1 NOT NULL,
	"leaves_band_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lead_rank" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "appointment_change" DROP CONSTRAINT "appointment_change_workspace_id_workspace_id_fk";
--> statement-breakpoint
ALTER TABLE "appointment_participant" DROP CONSTRAINT "appointment_participant_workspace_id_workspace_id_fk";
--> statement-breakpoint
ALTER TABLE "contact_identity" DROP CONSTRAINT "contact_identity_workspace_id_workspace_id_fk";
--> statement-breakpoint
ALTER TABLE "hand_over" DROP CONSTRAINT "hand_over_workspace_id_workspace_id_fk";
--> statement-breakpoint
ALTER TABLE "message" DROP CONSTRAINT "message_workspace_id_workspace_id_fk";
--> statement-breakpoint
ALTER TABLE "lead_score" DROP CONSTRAINT "lead_score_workspace_id_workspace_id_fk";
--> statement-breakpoint
ALTER TABLE "lead_change" DROP CONSTRAINT "lead_change_workspace_id_workspace_id_fk";
--> statement-breakpoint
ALTER TABLE "lead_distinction" DROP CONSTRAINT "lead_distinction_workspace_id_workspace_id_fk";
--> statement-breakpoint
ALTER TABLE "lead_interaction" DROP CONSTRAINT "lead_interaction_workspace_id_workspace_id_fk";
--> statement-breakpoint
ALTER TABLE "lead_merge" DROP CONSTRAINT "lead_merge_workspace_id_workspace_id_fk";
--> statement-breakpoint
ALTER TABLE "lead_note" DROP CONSTRAINT "lead_note_workspace_id_workspace_id_fk";
--> statement-breakpoint
ALTER TABLE "lead_task" DROP CONSTRAINT "lead_task_workspace_id_workspace_id_fk";
--> statement-breakpoint
ALTER TABLE "lead_touch" DROP CONSTRAINT "lead_touch_workspace_id_workspace_id_fk";
--> statement-breakpoint
ALTER TABLE "lead_words" DROP CONSTRAINT "lead_words_workspace_id_workspace_id_fk";
--> statement-breakpoint
ALTER TABLE "lead" DROP CONSTRAINT "lead_workspace_id_workspace_id_fk";
--> statement-breakpoint
ALTER TABLE "person_address" DROP CONSTRAINT "person_address_workspace_id_workspace_id_fk";
--> statement-breakpoint
DROP INDEX "lead_score_newest";--> statement-breakpoint
DROP INDEX "lead_by_score";--> statement-breakpoint
DROP INDEX "activity_by_person";--> statement-breakpoint
DROP INDEX "appointment_change_by_appointment";--> statement-breakpoint
DROP INDEX "appointment_by_person";--> statement-breakpoint
DROP INDEX "appointment_by_lead";--> statement-breakpoint
DROP INDEX "contact_by_person";--> statement-breakpoint
DROP INDEX "lead_change_by_lead";--> statement-breakpoint
DROP INDEX "lead_touch_by_lead";--> statement-breakpoint
DROP INDEX "person_address_by_person";--> statement-breakpoint
ALTER TABLE "lead_score" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "lead_score" ADD CONSTRAINT "lead_score_lead_id_at_pk" PRIMARY KEY("lead_id","at");--> statement-breakpoint
ALTER TABLE "lead_rank" ADD CONSTRAINT "rank_of_lead" FOREIGN KEY ("lead_id","workspace_id") REFERENCES "public"."lead"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_rank_order" ON "lead_rank" USING btree ("workspace_id","score_key","lead_id");--> statement-breakpoint
CREATE INDEX "lead_rank_leaving" ON "lead_rank" USING btree ("workspace_id","leaves_band_at") WHERE leaves_band_at is not null;--> statement-breakpoint
CREATE INDEX "lead_distinction_by_other" ON "lead_distinction" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "open_home_visit_by_lead" ON "open_home_visit" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "waitlist_by_lead" ON "waitlist_entry" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "waitlist_by_appointment" ON "waitlist_entry" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "activity_by_person" ON "activity" USING btree ("person_id","workspace_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "appointment_change_by_appointment" ON "appointment_change" USING btree ("appointment_id","workspace_id","at");--> statement-breakpoint
CREATE INDEX "appointment_by_person" ON "appointment" USING btree ("person_id","workspace_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_by_lead" ON "appointment" USING btree ("lead_id","workspace_id");--> statement-breakpoint
CREATE INDEX "contact_by_person" ON "contact" USING btree ("person_id","workspace_id");--> statement-breakpoint
CREATE INDEX "lead_change_by_lead" ON "lead_change" USING btree ("lead_id","workspace_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lead_touch_by_lead" ON "lead_touch" USING btree ("lead_id","workspace_id","at");--> statement-breakpoint
CREATE INDEX "person_address_by_person" ON "person_address" USING btree ("person_id","workspace_id");--> statement-breakpoint
CREATE POLICY "own_workspace_only" ON "lead_rank" AS PERMISSIVE FOR ALL TO public USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
-- Room in each page for a lead that is scored anew: none of its indexes has to be written then.
ALTER TABLE lead SET (fillfactor = 75);
--> statement-breakpoint
INSERT INTO lead_rank (lead_id, workspace_id, score_key) SELECT id, workspace_id, coalesce(score, -1) FROM lead;
--> statement-breakpoint
CREATE FUNCTION rank_new_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lead_rank (lead_id, workspace_id, score_key) SELECT id, workspace_id, score_key FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_ranked_when_new AFTER INSERT ON lead REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION rank_new_leads();
--> statement-breakpoint
-- Whoever scores writes both, the order first, and this finds nothing left to do. Whatever else changes a score, or takes
-- it away as of somebody who is forgotten, the order follows.
CREATE FUNCTION rank_changed_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lead_rank k SET score_key = n.score_key,
    leaves_band_at = CASE WHEN n.score IS NOT NULL THEN k.leaves_band_at END
  FROM changed n WHERE k.lead_id = n.id AND k.score_key <> n.score_key;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_ranked_when_changed AFTER UPDATE ON lead REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION rank_changed_leads();
--> statement-breakpoint
-- Whoever adds many knows their names: they are not looked for again one by one.
CREATE OR REPLACE FUNCTION name_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.name_key = '' THEN
    NEW.name_key := lower(coalesce((SELECT name FROM person WHERE id = NEW.person_id), ''));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- New addresses, all of a statement at once.
CREATE FUNCTION recall_refusals_of_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM (SELECT DISTINCT workspace_id FROM added) w
    WHERE EXISTS (SELECT FROM kept_refusal k WHERE k.workspace_id = w.workspace_id)) THEN RETURN NULL; END IF;
  INSERT INTO consent_event (workspace_id, person_address_id, kind, channel, source)
  SELECT n.workspace_id, n.id, k.kind, k.channel, 'kept-refusal' FROM added n JOIN kept_refusal k
    ON k.workspace_id = n.workspace_id AND k.address_hash = refusal_hash(n.workspace_id, n.kind, n.value);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER refusals_are_recalled ON person_address;
--> statement-breakpoint
CREATE TRIGGER refusals_are_recalled AFTER UPDATE OF kind, value ON person_address
  FOR EACH ROW EXECUTE FUNCTION recall_refusals();
--> statement-breakpoint
CREATE TRIGGER refusals_of_new_are_recalled AFTER INSERT ON person_address REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION recall_refusals_of_new();
--> statement-breakpoint
-- What hangs on the people of a sample goes a table at a time, and what is left of them after it: by cascades alone, row
-- by row, it took longer than a request may. A table that is not named here still goes along.
CREATE FUNCTION clear_sample_of(wanted uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  people uuid[] := ARRAY(SELECT id FROM person WHERE workspace_id = wanted AND is_sample);
  leads uuid[] := ARRAY(SELECT id FROM lead WHERE workspace_id = wanted AND person_id = ANY(people));
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION end_sample_operations() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM clear_sample_of(NEW.workspace_id);
  UPDATE sample_operations s SET state = 'removed' WHERE s.workspace_id = NEW.workspace_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Before another one is made, of the caller's own workspace.
CREATE FUNCTION clear_sample() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT clear_sample_of(nullif(current_setting('app.workspace_id', true), '')::uuid)
$$;
