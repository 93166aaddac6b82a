import { useQuery } from '@tanstack/react-query';
import { PRICING_PATH } from '../../routes/analyse.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { usageQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.apiAccess;

/** Nothing where the plan has it; the server decides in any case. */
export function ApiAccessNotice() {
  const { data, isPending } = useQuery(usageQuery());
  if (isPending)
    return (
      <Loading label={words.loading}>
        <Skeleton className="h-33 md:h-15.5" />
      </Loading>
    );
  if (!data || data.apiAccess) return null;
  return (
    <Alert
      title={words.title}
      action={
        <LinkButton to={`${PRICING_PATH}&plan=Professional`} size="sm">
          {words.action}
        </LinkButton>
      }
    >
      {words.about}
    </Alert>
  );
}
