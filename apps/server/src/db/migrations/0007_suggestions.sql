-- The same as searchForm in packages/rules/src/places/search-form.ts.
CREATE FUNCTION search_form(written text)
RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(lower(normalize(written, NFKD)), '[''’.]', '', 'g'), '[^a-z0-9]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE FUNCTION street_words(name text, type text, locality_words tsvector)
RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_temp AS $$
  SELECT setweight(to_tsvector('simple', search_form(name || ' ' || type)), 'A') || setweight(locality_words, 'D')
$$;
--> statement-breakpoint
CREATE TABLE "place_word" (
	"word" text PRIMARY KEY NOT NULL,
	"typo_keys" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "place_word" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "street" (
	"locality_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"search_name" text NOT NULL,
	"search_words" "tsvector" NOT NULL,
	CONSTRAINT "street_locality_id_name_type_pk" PRIMARY KEY("locality_id","name","type")
);
--> statement-breakpoint
ALTER TABLE "street" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "locality" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', search_name || ' ' || lower(state) || ' ' || postcode)) STORED;--> statement-breakpoint
ALTER TABLE "street" ADD CONSTRAINT "street_locality_id_locality_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."locality"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_word_typos" ON "place_word" USING gin ("typo_keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "street_search_prefix" ON "street" USING btree ("search_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "street_search_words" ON "street" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "locality_search_words" ON "locality" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "place_word" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "place_word" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');--> statement-breakpoint
CREATE POLICY "anyone_reads" ON "street" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "installation_writes" ON "street" AS PERMISSIVE FOR ALL TO public USING (coalesce(current_setting('app.installation', true), '') = 'on') WITH CHECK (coalesce(current_setting('app.installation', true), '') = 'on');
--> statement-breakpoint
-- Streets and words follow properties and localities, whoever writes them: the seed, an importer, a restore by hand.
-- Keys of a word: itself, its beginnings of four letters and more, and each of them with one letter left out. What is
-- typed with one letter wrong, missing, too many or exchanged with its neighbour shares a key with the word meant.
CREATE FUNCTION add_place_words(written text[])
RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  INSERT INTO place_word (word, typo_keys)
  SELECT word, array_agg(DISTINCT left(word, at - 1) || substr(left(word, size), at + 1))
  FROM (
    SELECT DISTINCT word FROM unnest(written) AS name, string_to_table(search_form(name), ' ') AS word
    WHERE word ~ '[a-z]' AND length(word) BETWEEN 2 AND 40
    EXCEPT SELECT word FROM place_word
  ) AS new_word,
    generate_series(least(4, length(word)), length(word)) AS size,
    generate_series(1, size + 1) AS at
  GROUP BY word
  ORDER BY word
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION add_streets_of_properties()
RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE names text[];
BEGIN
  WITH added AS (
    INSERT INTO street (locality_id, name, type, search_name, search_words)
    SELECT s.locality_id, s.name, s.type, search_form(s.name || ' ' || s.type), street_words(s.name, s.type, l.search_words)
    FROM (SELECT DISTINCT locality_id, street_name AS name, coalesce(street_type, '') AS type FROM written) AS s
    JOIN locality l ON l.id = s.locality_id
    ORDER BY 1, 2, 3
    ON CONFLICT DO NOTHING
    RETURNING name
  )
  SELECT array_agg(DISTINCT name) INTO names FROM added;
  PERFORM add_place_words(names);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION remove_streets_without_properties()
RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM street s
  USING (SELECT DISTINCT locality_id, street_name AS name, coalesce(street_type, '') AS type FROM gone) AS g
  WHERE s.locality_id = g.locality_id AND s.name = g.name AND s.type = g.type
    AND NOT EXISTS (
      SELECT FROM property p
      WHERE p.locality_id = g.locality_id AND p.street_name = g.name AND coalesce(p.street_type, '') = g.type);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION follow_localities()
RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM add_place_words(array_agg(name)) FROM written;
  UPDATE street s SET search_words = street_words(s.name, s.type, l.search_words)
  FROM locality l JOIN written w USING (id)
  WHERE s.locality_id = l.id AND s.search_words <> street_words(s.name, s.type, l.search_words);
  RETURN NULL;
END
$$;
--> statement-breakpoint
SELECT add_place_words(array_agg(name)) FROM locality;
--> statement-breakpoint
SELECT add_place_words(array_agg(DISTINCT street_name)) FROM property;
--> statement-breakpoint
INSERT INTO street (locality_id, name, type, search_name, search_words)
SELECT s.locality_id, s.name, s.type, search_form(s.name || ' ' || s.type), street_words(s.name, s.type, l.search_words)
FROM (SELECT DISTINCT locality_id, street_name AS name, coalesce(street_type, '') AS type FROM property) AS s
JOIN locality l ON l.id = s.locality_id;
--> statement-breakpoint
CREATE TRIGGER property_added AFTER INSERT ON property
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION add_streets_of_properties();
--> statement-breakpoint
CREATE TRIGGER property_readdressed_to AFTER UPDATE ON property
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION add_streets_of_properties();
--> statement-breakpoint
CREATE TRIGGER property_readdressed_from AFTER UPDATE ON property
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION remove_streets_without_properties();
--> statement-breakpoint
CREATE TRIGGER property_removed AFTER DELETE ON property
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION remove_streets_without_properties();
--> statement-breakpoint
CREATE TRIGGER locality_added AFTER INSERT ON locality
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION follow_localities();
--> statement-breakpoint
CREATE TRIGGER locality_changed AFTER UPDATE ON locality
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION follow_localities();
