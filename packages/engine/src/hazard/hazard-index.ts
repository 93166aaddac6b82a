import { certaintyAmong, DISAGREEMENT_FROM } from '@propguard/rules/hazards/certainty';
import { LAYER_KINDS, type LayerKind } from '@propguard/rules/hazards/hazard-kinds';
import { type CompiledLayer, compileLayer, type Finding, type Place } from './compiled-layer.ts';
import type { HazardLayer, LayerFacts } from './layer.ts';

export type Evidence = Finding & { layer: LayerFacts; certainty: number };

export type HazardAnswer = {
  kind: LayerKind;
  /** 0 to 1; null is 'no data', which is not zero. */
  value: number | null;
  certainty: number;
  /** It is the first that gives the value: a survey before screening and what is made up, then the surest. */
  evidence: Evidence[];
  /** Where sources are far apart, how far. */
  disagreement: { low: number; high: number } | null;
};

/** Real, and more than screening: what it says of a place, 'outside' too, stands over anything made up. */
const isSurveyed = ({ layer }: Evidence): boolean => !layer.sample && !layer.screening;

const answerFrom = (kind: LayerKind, evidence: Evidence[]): HazardAnswer => {
  evidence.sort(
    (a, b) => Number(isSurveyed(b)) - Number(isSurveyed(a)) || b.certainty - a.certainty || b.value - a.value,
  );
  const [leading] = evidence;
  if (!leading) return { kind, value: null, certainty: 0, evidence, disagreement: null };
  // What is made up has no say against a survey; it is shown, and marked.
  const heard = isSurveyed(leading) ? evidence.filter(({ layer }) => !layer.sample) : evidence;
  const others = heard.slice(1);
  const values = heard.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return {
    kind,
    value: leading.value,
    certainty: certaintyAmong(leading, others),
    evidence,
    disagreement: high - low > DISAGREEMENT_FROM ? { low, high } : null,
  };
};

/** All layers, ready to be asked about any place. */
export class HazardIndex {
  readonly layers: readonly CompiledLayer[];
  readonly #byKind: ReadonlyMap<LayerKind, readonly CompiledLayer[]>;

  constructor(layers: readonly CompiledLayer[]) {
    this.layers = layers;
    this.#byKind = Map.groupBy(layers, ({ facts }) => facts.kind);
  }

  layersOf(kind: LayerKind): readonly CompiledLayer[] {
    return this.#byKind.get(kind) ?? [];
  }

  lookupKind(kind: LayerKind, place: Place): HazardAnswer {
    const evidence: Evidence[] = [];
    for (const { find, facts, certaintyOf } of this.layersOf(kind)) {
      const finding = find(place);
      if (finding) evidence.push({ ...finding, layer: facts, certainty: certaintyOf[finding.way] });
    }
    return answerFrom(kind, evidence);
  }

  lookup(place: Place): HazardAnswer[] {
    return LAYER_KINDS.map((kind) => this.lookupKind(kind, place));
  }
}

export const openHazardIndex = (layers: readonly HazardLayer[], today: string): HazardIndex =>
  new HazardIndex(layers.map((layer) => compileLayer(layer, today)));
