import { createHash } from 'node:crypto';
import { type CompiledLayer, compileLayer } from '@propguard/engine/hazard/compiled-layer';
import { HazardIndex } from '@propguard/engine/hazard/hazard-index';
import { dayIn } from '@propguard/rules/time/wall-time';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import type { Context } from '../../context.ts';
import { loadLayer } from './load-layer.ts';
import { screeningLayers } from './screening/screening-layers.ts';
import { type LayerRow, listLayers } from './store.ts';

export type VersionedIndex = { index: HazardIndex; rows: readonly LayerRow[]; version: string };

const stampOf = ({ id, importedAt }: LayerRow): string => `${id}/${importedAt.toISOString()}`;
const today = (): string => dayIn(USUAL_TIME_ZONE, new Date());

/**
 * The layers of this node, packed for questions: made when first asked for, and again, layer by layer, when the
 * database says that one has changed.
 */
class LiveHazardIndex {
  readonly #scope: ReferenceScope;
  #current: Promise<VersionedIndex> | null = null;
  #compiled = new Map<string, CompiledLayer>();
  #screening: readonly CompiledLayer[] | null = null;

  constructor(scope: ReferenceScope) {
    this.#scope = scope;
    void this.#followChanges();
  }

  get(): Promise<VersionedIndex> {
    this.#current ??= this.#load().catch((error: unknown) => {
      this.#current = null;
      throw error;
    });
    return this.#current;
  }

  /** Ends with the event hub, when the node does. */
  async #followChanges(): Promise<void> {
    const { events, log } = this.#scope.services;
    const closed = new AbortController();
    for (;;) {
      let isOver = true;
      for await (const event of events.watch({ workspaceId: null, operator: true }, closed.signal)) {
        isOver = false;
        const isChanged = event.type === 'changed' && event.subject === 'hazardLayers';
        if (event.type === 'resync' || isChanged) this.#current = null;
      }
      if (isOver) break;
    }
    log.debug('hazard layers are followed no more');
  }

  async #load(): Promise<VersionedIndex> {
    const rows = await listLayers(this.#scope.reader);
    const compiled = new Map<string, CompiledLayer>();
    for (const row of rows) {
      const stamp = stampOf(row);
      const known = this.#compiled.get(stamp);
      compiled.set(stamp, known ?? compileLayer(await loadLayer(this.#scope, row), today()));
    }
    this.#compiled = compiled;
    this.#screening ??= screeningLayers().map((layer) => compileLayer(layer, today()));
    const version = createHash('sha256')
      .update([...compiled.keys()].join())
      .digest('base64url')
      .slice(0, 16);
    return { index: new HazardIndex([...compiled.values(), ...this.#screening]), rows, version };
  }
}

const live = new WeakMap<Context, LiveHazardIndex>();

export const openLiveIndex = (scope: ReferenceScope): Promise<VersionedIndex> => {
  const known = live.get(scope.services) ?? new LiveHazardIndex(scope);
  live.set(scope.services, known);
  return known.get();
};
