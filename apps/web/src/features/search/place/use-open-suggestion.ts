import type { Suggestion } from '@propguard/protocol/suggestions';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorText } from '../../../lib/error-text.ts';
import { propertyPath } from '../../../routes/analyse.ts';
import { notify } from '../../../ui/overlays/notify.tsx';
import { propertyQuery } from '../queries.ts';
import { text } from '../text.ts';

/** A suburb is searched; an address opens its newest listing, and where there is none its suburb is searched. */
export function useOpenSuggestion(onPlace: (placeId: string) => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (suggestion: Suggestion): Promise<void> => {
    if (suggestion.kind === 'locality') {
      onPlace(suggestion.localityId);
      return;
    }
    try {
      const { listings } = await queryClient.fetchQuery(propertyQuery(suggestion.propertyId));
      const [newest] = listings;
      if (newest) {
        await navigate(propertyPath(newest.id));
        return;
      }
      onPlace(suggestion.localityId);
      notify.info({
        title: text.box.notListed(suggestion.addressLine),
        description: text.box.showingSuburb(suggestion.locality),
      });
    } catch (error) {
      notify.error({ title: text.box.notOpened, description: errorText(error) });
    }
  };
}
