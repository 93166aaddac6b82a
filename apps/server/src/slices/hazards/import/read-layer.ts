import { findSelfCrossing } from '@propguard/engine/hazard/shape/self-crossing';
import type { Shape } from '@propguard/engine/hazard/shape/shape';
import type { LayerImport } from '@propguard/protocol/hazard-layers';
import { checkCoordinateSystem } from './coordinates.ts';
import { featureShapes } from './feature-shapes.ts';
import { readGeoJson } from './read-geojson.ts';
import type { ReportBuilder } from './report-builder.ts';
import { UnreadableLayer } from './unreadable-layer.ts';

export type ReadShape = { shape: Shape; severity: number };
type Form = 'areas' | 'lines';

const formOf = ({ form }: Shape): Form => (form === 'area' ? 'areas' : 'lines');

const severityOf = (
  feature: unknown,
  position: number,
  { severity, severityField }: Pick<LayerImport, 'severity' | 'severityField'>,
): number => {
  if (severityField === undefined) return severity;
  const value = (feature as { properties?: Record<string, unknown> | null }).properties?.[severityField];
  const own = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof own === 'number' && own >= 0 && own <= 1) return own;
  throw new UnreadableLayer(
    `Feature ${position} has no severity from 0 to 1 in '${severityField}': ${JSON.stringify(value)}.`,
  );
};

const describeCrossing = ({ longitude, latitude }: { longitude: number; latitude: number }): string =>
  `Crosses itself near ${longitude.toFixed(5)}, ${latitude.toFixed(5)}; kept, with the parts counted by turns`;

/** The shapes of a GeoJSON file, one feature at a time. Stops at the first thing that makes the whole file doubtful. */
export async function* readShapes(
  bytes: AsyncIterable<Uint8Array>,
  facts: Pick<LayerImport, 'severity' | 'severityField'>,
  report: ReportBuilder,
): AsyncGenerator<ReadShape> {
  let form: Form | null = null;
  for await (const piece of readGeoJson(bytes)) {
    if (piece.is === 'crs') {
      checkCoordinateSystem(piece.value);
      continue;
    }
    const { position, value } = piece;
    const shapes = featureShapes(value, position);
    report.count(shapes.length > 0);
    if (shapes.length === 0)
      report.fault(position, 'Has no geometry, or one that encloses nothing; left out');
    for (const shape of shapes) {
      form ??= formOf(shape);
      if (formOf(shape) !== form)
        throw new UnreadableLayer(
          `Feature ${position} mixes areas with lines or points. Import them as two layers.`,
        );
      const crossing = shape.form === 'area' ? findSelfCrossing(shape) : null;
      if (crossing) report.fault(position, describeCrossing(crossing));
      yield { shape, severity: severityOf(value, position, facts) };
    }
  }
  if (form === null) throw new UnreadableLayer('The file holds no areas, lines or points.');
}
