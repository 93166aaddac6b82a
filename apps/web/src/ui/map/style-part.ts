import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';

/** A share of the map's style: what it draws from, and what it draws, from the ground up. */
export type StylePart = { sources: Record<string, SourceSpecification>; layers: LayerSpecification[] };

export function joinParts(parts: readonly StylePart[]): StylePart {
  return {
    sources: Object.assign({}, ...parts.map((part) => part.sources)),
    layers: parts.flatMap((part) => part.layers),
  };
}
