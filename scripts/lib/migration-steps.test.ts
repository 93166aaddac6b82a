import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unannouncedSteps } from './migration-steps.ts';
import { inRepository } from './repository.mjs';

/** Made before anybody ran it beside an older release. */
const LAST_BEFORE_UPGRADES = 30;
const FOLDER = 'apps/server/src/db/migrations';

test.each([
  ['ALTER TABLE "lead" DROP COLUMN "fax";', 1],
  ['DROP TABLE "fax";', 1],
  ['ALTER TABLE "lead" RENAME COLUMN "fax" TO "phone";', 1],
  ['ALTER TABLE "lead" ALTER COLUMN "phone" SET NOT NULL;', 1],
  ['ALTER TABLE "lead" ALTER COLUMN "phone" SET DATA TYPE integer;', 1],
  ['ALTER TABLE "lead" ADD COLUMN "phone" text NOT NULL;', 1],
  ['-- contract: since the release before, nobody reads it\nALTER TABLE "lead" DROP COLUMN "fax";', 0],
  ['ALTER TABLE "lead" ADD COLUMN "phone" text;', 0],
  [`ALTER TABLE "lead" ADD COLUMN "phone" text DEFAULT '' NOT NULL;`, 0],
  ['CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN DROP TABLE made_for_now; END $$;', 0],
  ['ALTER TABLE "a" ADD COLUMN "b" text;--> statement-breakpoint\nDROP TABLE "c";', 1],
])('%s takes away from nodes that still run: %i', (migration, steps) => {
  expect(unannouncedSteps(migration)).toHaveLength(steps);
});

test('no migration stops the nodes of the release before without saying that none reads it', () => {
  const files = readdirSync(inRepository(FOLDER)).filter((file) => file.endsWith('.sql'));
  expect(files.length).toBeGreaterThan(LAST_BEFORE_UPGRADES);
  const faults = files
    .filter((file) => Number(file.slice(0, 4)) > LAST_BEFORE_UPGRADES)
    .flatMap((file) =>
      unannouncedSteps(readFileSync(inRepository(FOLDER, file), 'utf8')).map((step) => `${file}: ${step}`),
    );
  expect(faults).toEqual([]);
});
