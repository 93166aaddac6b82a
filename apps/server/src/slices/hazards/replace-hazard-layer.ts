import { hash } from 'node:crypto';
import type { LayerImport, LayerReport } from '@propguard/protocol/hazard-layers';
import { sql } from 'drizzle-orm';
import { detectType } from '../../intake/detect-type.ts';
import type { ImportRun, LayerFile } from './import/import-run.ts';
import { ReportBuilder } from './import/report-builder.ts';
import { stageShapes } from './import/stage-shapes.ts';
import { stageShares } from './import/stage-shares.ts';
import { deleteLayer, findSameLayer, insertStagedLayer, makeLayerReady } from './store.ts';

export type LayerOutcome = { layerId: string; isUnchanged: boolean; report: LayerReport };

/**
 * Brings a file in as a layer, in place of the one of the same kind and name. It is written beside the old one in
 * steps and takes its place in the last: until then, and when anything goes wrong, the old one stays as it was. The
 * same file with the same facts again changes nothing.
 */
export const replaceHazardLayer = async (
  run: ImportRun,
  facts: LayerImport,
  file: LayerFile,
): Promise<LayerOutcome> => {
  const contentHash = hash('sha256', JSON.stringify(facts) + file.contentHash);
  const report = new ReportBuilder();
  const type = await detectType(file.source);
  let layerId = '';
  await run.step(async (tx) => {
    layerId = await insertStagedLayer(tx, {
      kind: facts.kind,
      name: facts.name,
      source: facts.source,
      licence: facts.licence,
      surveyedOn: facts.surveyedOn,
      method: facts.method,
      resolutionM: facts.resolutionMetres ?? null,
      severity: facts.severity,
      screening: false,
    });
  });
  try {
    const stage = type === 'json' ? stageShapes : stageShares;
    const staged = await stage(run, layerId, file, facts, report);
    let kept = layerId;
    await run.step(async (tx) => {
      // Two imports of one layer at a time: the later one finds the earlier.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('hazard-layers'))`);
      const before = await findSameLayer(tx, facts);
      if (before?.contentHash === contentHash) {
        kept = before.id;
        await deleteLayer(tx, layerId);
        return;
      }
      if (before) await deleteLayer(tx, before.id);
      await makeLayerReady(tx, layerId, { ...staged, report: report.report, contentHash });
    });
    return { layerId: kept, isUnchanged: kept !== layerId, report: report.report };
  } catch (error) {
    // A run that was cancelled or lost its claim may not write any more: what it staged goes with the next import.
    await run.step(async (tx) => void (await deleteLayer(tx, layerId))).catch(() => undefined);
    throw error;
  }
};
