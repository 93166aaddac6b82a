import type { Property } from '@propguard/protocol/property-records';
import type { TestClient } from '../client.ts';
import type { Sighting } from './sighting.ts';
import { walkCertificate, walkPortfolio, walkReport } from './walk-documents.ts';
import { walkHome } from './walk-home.ts';
import { walkMarket } from './walk-market.ts';
import { walkRanking } from './walk-ranking.ts';
import { todayHere } from './walk-risks.ts';
import { walkTalk } from './walk-talk.ts';

/** Every figure of these homes, wherever the product shows or answers it. The installation needs a chain. */
export const walkFigures = async (client: TestClient, homes: readonly Property[]): Promise<Sighting[]> => {
  const sightings: Sighting[] = [];
  const from = todayHere();
  for (const home of homes) {
    const { sightings: ofHome, assessment } = await walkHome(client, home);
    sightings.push(
      ...ofHome,
      ...(await walkMarket(client, home)),
      ...(await walkTalk(client, home)),
      ...(await walkReport(client, home, assessment)),
      ...(await walkCertificate(client, home, assessment)),
    );
  }
  const all = [...sightings, ...(await walkPortfolio(client, homes)), ...(await walkRanking(client))];
  // A walk over midnight sees two days, and both are today.
  return todayHere() === from ? all : all.filter(({ figure }) => figure !== 'today');
};
