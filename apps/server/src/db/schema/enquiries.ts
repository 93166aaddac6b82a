import { TOUR_TYPES } from '@propguard/rules/enquiries/tour-types';
import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import { index, pgPolicy, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { asInstallation, createdAt, id, instant } from './columns.ts';

/** What people ask of those who run the installation; no workspace's, and nobody else's to read. */
export const enquiries = pgTable(
  'enquiry',
  {
    id: id(),
    kind: text('kind', { enum: ['sales', 'call', 'tour'] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    company: text('company').notNull().default(''),
    message: text('message').notNull().default(''),
    /** Of a call or a tour. */
    startsAt: instant('starts_at'),
    preferredLanguage: text('preferred_language', { enum: LANGUAGE_CODES }),
    tourType: text('tour_type', { enum: TOUR_TYPES }),
    createdAt: createdAt(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    /** Of two people who choose a time together, one gets it. */
    unique('enquiry_time_taken').on(table.kind, table.startsAt),
    index('enquiry_newest').on(table.createdAt.desc(), table.id.desc()),
    index('enquiry_by_email').on(table.email, table.createdAt),
    pgPolicy('installation_only', { for: 'all', using: asInstallation, withCheck: asInstallation }),
  ],
);
