import { type ComponentType, lazy, useState } from 'react';

export interface OnDemand<Props extends object> {
  Component: ComponentType<Props>;
  /** Fetches the chunk ahead of its use. One that fails to come is asked for again when it is used. */
  preload: () => Promise<{ default: ComponentType<Props> } | undefined>;
  /** Does what opens the part: at once if its chunk is there, so that what is typed next arrives in it; else when it has come. */
  whenLoaded: (open: () => void) => void;
}

/**
 * A component with a chunk of its own. Once its chunk is there it is drawn at once; `lazy` by itself would
 * suspend even then, and React holds back what it suspended for by 300 ms.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchChunk = async () => {
    loaded = await load();
    return { default: loaded };
  };
  // React's type for it loses the props of a component that is not known yet.
  const Lazy = lazy(fetchChunk) as unknown as ComponentType<Props>;
  function Component(props: Props) {
    // Chosen once, or the part would be made anew when its chunk arrives.
    const [Part] = useState(() => loaded ?? Lazy);
    return <Part {...props} />;
  }
  const preload = () => fetchChunk().catch(() => undefined);
  // A failed chunk opens too: the part then asks for it again, and says so if it stays away.
  const whenLoaded = (open: () => void) => {
    if (loaded) open();
    else void preload().then(open);
  };
  return { Component, preload, whenLoaded };
}
