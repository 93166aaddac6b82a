import type { CompiledLayer } from '@propguard/engine/hazard/compiled-layer';
import type { SourceAnswer } from '@propguard/protocol/distributed-risk';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import type { PlaceFacts } from './assess-place.ts';
import { openLiveIndex } from './live-hazard-index.ts';

const rounded = (figure: number): number => Math.round(figure * 1000) / 1000;

/** Every layer by itself: what it says of the place, or that it does not speak of it. */
export const askSources = async (
  scope: ReferenceScope,
  { latitude, longitude, localityId }: PlaceFacts,
): Promise<SourceAnswer[]> => {
  const { index } = await openLiveIndex(scope);
  const place = { latitude, longitude, localityId: localityId ?? undefined };
  const ask = async ({ facts, certaintyOf, find }: CompiledLayer): Promise<SourceAnswer> => {
    const startedAt = performance.now();
    const finding = find(place);
    const durationMs = performance.now() - startedAt;
    return {
      kind: facts.kind,
      layer_id: facts.id,
      layer: facts.name,
      source: facts.source,
      licence: facts.licence,
      surveyed_on: facts.surveyedOn,
      screening: facts.screening,
      sample: facts.sample,
      way: finding?.way ?? null,
      value: finding && rounded(finding.value),
      certainty: finding && rounded(certaintyOf[finding.way]),
      duration_ms: rounded(durationMs),
    };
  };
  return Promise.all(index.layers.map(ask));
};
