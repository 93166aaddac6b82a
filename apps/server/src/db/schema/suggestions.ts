import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { installationData, searchWords } from './columns.ts';
import { localities } from './installation.ts';

/** No list of pending entries, which every search would have to go through after an import. */
const SETTLED = { fastupdate: false };

/** Streets that have a property. Triggers on `property` and `locality` keep it; nothing else writes here. */
export const streets = pgTable(
  'street',
  {
    localityId: text('locality_id')
      .notNull()
      .references(() => localities.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Empty where the property has none. */
    type: text('type').notNull(),
    searchName: text('search_name').notNull(),
    /** Weight A: the name and type. D: the locality, its state and its postcode. */
    searchWords: searchWords('search_words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.localityId, table.name, table.type] }),
    index('street_search_prefix').on(table.searchName.op('text_pattern_ops')),
    index('street_search_words').using('gin', table.searchWords).with(SETTLED),
    ...installationData(),
  ],
);

/**
 * Every word of a street's or locality's name, once: where a mistyped word is looked up. Written by the same triggers.
 * A word that no street has any more stays; it costs nothing and finds nothing.
 */
export const placeWords = pgTable(
  'place_word',
  {
    word: text('word').primaryKey(),
    /** What the word becomes, or its beginning, with at most one letter left out. */
    typoKeys: text('typo_keys').array().notNull(),
  },
  (table) => [index('place_word_typos').using('gin', table.typoKeys).with(SETTLED), ...installationData()],
);
