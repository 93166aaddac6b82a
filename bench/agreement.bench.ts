/**
 * Ten homes of the whole sample world (tests walk as many of a small one), over every screen's call, document and answer that shows a figure of theirs or of their
 * market: figures of which two places say something else.
 */
import { TestClient } from '../apps/server/test/support/client.ts';
import { pickHomes } from '../apps/server/test/support/figures/pick-homes.ts';
import { comparedIn, disagreementsOf, notSeenIn } from '../apps/server/test/support/figures/sighting.ts';
import { walkFigures } from '../apps/server/test/support/figures/walk.ts';
import { visit } from '../apps/server/test/support/people.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';

const HOMES = 10;

await withTrialInstallation(
  async ({ url }) => {
    const client = await visit(new TestClient(url));
    const homes = await pickHomes(client, HOMES);
    for (const { type, address, locality } of homes)
      console.log(`${type}: ${address}, ${locality.name} ${locality.state}`);
    const sightings = await walkFigures(client, homes);
    const disagreements = disagreementsOf(sightings);
    for (const disagreement of disagreements) console.log(disagreement);
    console.log(`${sightings.length} sightings of ${comparedIn(sightings)} figures`);
    const missed = notSeenIn(sightings);
    if (missed.length > 0) throw new Error(`Nothing was seen in: ${missed.join(', ')}`);
    if (homes.length < HOMES) throw new Error('The sample world has too few homes.');
    settle({
      name: 'agreement',
      value: disagreements.length,
      unit: 'disagreements',
      target: 0,
      better: 'lower',
    });
  },
  { PLAN_LIMITS: 'off' },
);
