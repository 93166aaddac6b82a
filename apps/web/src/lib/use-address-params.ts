import { useSearchParams } from 'react-router';

/** The address' parameters, and a change of some of them that leaves the others: null takes one away. */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string | null>, options: { replace?: boolean } = {}) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    }, options);
  return { params, change };
}
