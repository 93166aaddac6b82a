import type { LayerImport } from '@propguard/protocol/hazard-layers';
import { insertShares, listLocalityPlaces } from '../store.ts';
import type { ImportRun, LayerFile, StagedLayer } from './import-run.ts';
import { matchLocalities } from './match-localities.ts';
import { type ReadShare, readShares } from './read-shares.ts';
import type { ReportBuilder } from './report-builder.ts';

/** Writes a table of shares to a layer that nobody sees yet, with the suburbs of ours that each row speaks of. */
export const stageShares = async (
  run: ImportRun,
  layerId: string,
  { source, meter }: LayerFile,
  facts: LayerImport,
  report: ReportBuilder,
): Promise<StagedLayer> => {
  const shares: ReadShare[] = [];
  for await (const share of readShares(source, facts, report, meter)) shares.push(share);
  await run.step(async (tx) => {
    const matches = matchLocalities(shares, await listLocalityPlaces(tx));
    for (const { position, name, state } of shares)
      if (!matches.has(position)) report.unmatched(state === null ? name : `${name}, ${state}`);
    await insertShares(
      tx,
      shares.map(({ position, name, state, share }) => ({
        layerId,
        position,
        name,
        state,
        share,
        localityIds: matches.get(position) ?? [],
      })),
    );
  });
  return { form: 'shares', size: shares.length, coverage: [] };
};
