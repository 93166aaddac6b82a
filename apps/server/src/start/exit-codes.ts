import { InvalidSettings } from '../config/env.ts';
import { PortTaken } from './node.ts';
import { ForeignHistory } from './prepare-database.ts';

/** What only somebody can mend, who was told what: `npm start` does not try again (scripts/lib/supervise.mjs). */
export const SETTLED_BY_HAND = 78;

/** Anything else may pass: a database that is not up yet, a disk that is full. */
export const exitCodeOf = (error: unknown): number =>
  error instanceof InvalidSettings || error instanceof PortTaken || error instanceof ForeignHistory
    ? SETTLED_BY_HAND
    : 1;
