import { useNavigate, useSearchParams } from 'react-router';

/** The address' parameters, and a change of some of them that leaves the others and the hash: null takes one away. */
export function useAddressParams() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const change = (changes: Record<string, string | null>, options: { replace?: boolean } = {}) => {
    // Not the ones of the last drawing: a page that draws slowly would lose the change before this one.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    void navigate({ search: next.toString(), hash: window.location.hash }, options);
  };
  return { params, change };
}
