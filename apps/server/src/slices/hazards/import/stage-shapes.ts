import { type Box, boxOf } from '@propguard/engine/hazard/shape/shape';
import { shapeToBytes } from '@propguard/engine/hazard/shape/shape-bytes';
import { toDegrees } from '@propguard/engine/hazard/shape/units';
import type { LayerImport } from '@propguard/protocol/hazard-layers';
import { AUSTRALIA_BOX, type LayerCoverage } from '@propguard/rules/hazards/layer-imports';
import type { FileSource, ReadingMeter } from '../../../intake/file-source.ts';
import { insertAreas } from '../store.ts';
import type { ImportRun, LayerFile, StagedLayer } from './import-run.ts';
import { readShapes } from './read-layer.ts';
import type { ReportBuilder } from './report-builder.ts';

const BATCH_BYTES = 2_000_000;
const BATCH_ROWS = 2_000;

type Row = { layerId: string; shape: Buffer; severity: number };

const coverageOf = (coverage: LayerCoverage, around: Box): Box[] => {
  if (coverage === 'shapes') return [];
  return [coverage === 'australia' ? AUSTRALIA_BOX : around];
};

const grown = (box: Box, { west, south, east, north }: Box): Box => ({
  west: Math.min(box.west, toDegrees(west)),
  south: Math.min(box.south, toDegrees(south)),
  east: Math.max(box.east, toDegrees(east)),
  north: Math.max(box.north, toDegrees(north)),
});

async function* bytesOf(source: FileSource, meter: ReadingMeter): AsyncGenerator<Uint8Array> {
  for await (const piece of source.read(0, source.sizeBytes)) {
    meter.bytes += piece.byteLength;
    yield piece;
  }
}

/** Writes the shapes of a GeoJSON file to a layer that nobody sees yet, in steps that each commit. */
export const stageShapes = async (
  run: ImportRun,
  layerId: string,
  { source, meter }: LayerFile,
  facts: LayerImport,
  report: ReportBuilder,
): Promise<StagedLayer> => {
  let box: Box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  let form: StagedLayer['form'] = 'areas';
  let size = 0;
  let rows: Row[] = [];
  let waitingBytes = 0;
  const flush = async (): Promise<void> => {
    const batch = rows;
    rows = [];
    waitingBytes = 0;
    await run.step((tx) => insertAreas(tx, batch));
  };
  for await (const { shape, severity } of readShapes(bytesOf(source, meter), facts, report)) {
    form = shape.form === 'area' ? 'areas' : 'lines';
    box = grown(box, boxOf(shape));
    size += 1;
    const row = { layerId, shape: Buffer.from(shapeToBytes(shape)), severity };
    rows.push(row);
    waitingBytes += row.shape.byteLength;
    if (waitingBytes >= BATCH_BYTES || rows.length >= BATCH_ROWS) await flush();
  }
  await flush();
  return { form, size, coverage: coverageOf(facts.coverage, box) };
};
