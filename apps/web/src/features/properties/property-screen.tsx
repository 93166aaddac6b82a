import { Navigate, useLocation, useParams } from 'react-router';
import { errorText, requestIdOf } from '../../lib/error-text.ts';
import { useNamedPage } from '../../lib/page-name.ts';
import { addressText } from '../../parts/properties/listing-words.ts';
import { propertyPath } from '../../routes/analyse.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import type { EngineSlots } from './engine-slots.ts';
import { pageHead } from './page-head.tsx';
import { PropertyDetails } from './property-details.tsx';
import { PropertySkeleton } from './property-skeleton.tsx';
import { PropertyUnknown } from './property-unknown.tsx';
import { text } from './text.ts';
import { type SubjectState, useSubject } from './use-subject.ts';

/** `/property/{id}`: a listing, or a property that is not for sale. */
export function PropertyScreen({ slots }: { slots: EngineSlots }) {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const state = useSubject(id);
  useNamedPage(state.kind === 'found' ? addressText(state.subject.property) : undefined);
  if (state.kind === 'listed')
    return <Navigate to={{ pathname: propertyPath(state.listingId), search }} replace />;
  return (
    <Page {...pageHead(state)}>
      <Body id={id} state={state} slots={slots} />
    </Page>
  );
}

interface BodyProps {
  id: string;
  state: SubjectState;
  slots: EngineSlots;
}

function Body({ id, state, slots }: BodyProps) {
  if (state.kind === 'found') return <PropertyDetails subject={state.subject} slots={slots} />;
  if (state.kind === 'unknown') return <PropertyUnknown id={id} />;
  if (state.kind !== 'failed') return <PropertySkeleton />;
  const requestId = requestIdOf(state.error);
  return (
    <Card flush>
      <ErrorState
        variant="full"
        title={errorText(state.error)}
        onRetry={state.retry}
        retrying={state.isRetrying}
        reference={requestId ? text.failed.reference(requestId) : undefined}
      />
    </Card>
  );
}
