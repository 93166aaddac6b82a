import { useSearchParams } from 'react-router';

/** The address' parameters, and a change of some of them that leaves the others: null takes one away. */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string | null>, options: { replace?: boolean } = {}) =>
    setParams(() => {
      // Not the ones of the last drawing: a page that draws slowly would lose the change before this one.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    }, options);
  return { params, change };
}
