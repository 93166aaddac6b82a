import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

interface DefaultExport<Props> {
  default: ComponentType<Props>;
}

export interface OnDemand<Props> {
  Component: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the chunk ahead of its use. One that fails to come is asked for again when it is used. */
  preload: () => Promise<unknown>;
}

/** What `lazy` asks for, answered within the same call. */
const atOnce = <Value>(value: Value) =>
  ({ then: (resolve: (value: Value) => unknown) => resolve(value) }) as unknown as Promise<Value>;

/**
 * A component with a chunk of its own. Once its chunk is there it is drawn at once; `lazy` by itself would
 * suspend even then, and React keeps what it suspended for back by 300 ms.
 */
export function onDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loaded: DefaultExport<Props> | undefined;
  const fetchChunk = async () => {
    loaded = { default: await load() };
    return loaded;
  };
  return {
    Component: lazy(() => (loaded ? atOnce(loaded) : fetchChunk())),
    preload: () => fetchChunk().catch(() => undefined),
  };
}
