import { useState } from 'react';
import { isId } from '../../../lib/id-shape.ts';
import { randomId } from '../../../lib/random-id.ts';
import { useAddressParams } from '../../../lib/use-address-params.ts';

/** The conversation in the address; without one, a new one whose id enters the address with its first question. */
export function useChosenConversation() {
  const { params, change } = useAddressParams();
  const [fresh, setFresh] = useState(randomId);
  const named = params.get('conversation');
  const asked = named !== null && isId(named) ? named : null;
  return {
    id: asked ?? fresh,
    isStored: asked !== null && asked !== fresh,
    choose: (id: string) => change({ conversation: id }),
    keep: () => {
      if (asked === null) change({ conversation: fresh }, { replace: true });
    },
    beginAnew: () => {
      setFresh(randomId());
      change({ conversation: null });
    },
  };
}
