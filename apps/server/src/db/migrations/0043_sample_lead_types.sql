-- Leads of the sample looked for a kind of home that no lead can look for, and could not be opened.
UPDATE "lead" SET "property_types" = array_replace("property_types", 'unit', 'apartment') WHERE 'unit' = ANY("property_types");
