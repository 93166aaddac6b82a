import type { OwnListingDetail } from '@propguard/protocol/own-listings';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const words = text.booking;

/** The page by which clients book a viewing of it. */
export function BookingCard({ listing: { id, address, status, agent } }: { listing: OwnListingDetail }) {
  const { meets } = useSession();
  const queryClient = useQueryClient();
  const mayRead = meets('agent');
  const { data } = useQuery(api.booking.pages.queryOptions({ enabled: mayRead }));
  const make = useMutation(
    api.booking.createPage.mutationOptions({
      onError: (error) => notify.error({ title: words.failed, description: errorText(error) }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: api.booking.pages.key() }),
    }),
  );
  const pages = data?.items.filter(({ home }) => home?.id === id) ?? [];
  const canMake = meets('admin') && status === 'active' && data !== undefined && pages.length === 0;
  if (!mayRead || (pages.length === 0 && !canMake)) return null;
  return (
    <Card title={words.title}>
      <ul className="grid gap-1 text-13">
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <TextLink to={pathTo(PATHS.book, { slug })}>{title}</TextLink>
          </li>
        ))}
      </ul>
      {canMake ? (
        <>
          <p className="mb-3 text-13 text-muted">{words.none}</p>
          <Button
            size="sm"
            busy={make.isPending}
            onClick={() =>
              make.mutate({
                subject: 'home',
                title: words.titleOf(address),
                propertyId: id,
                agentId: agent?.id ?? null,
              })
            }
          >
            {words.make}
          </Button>
        </>
      ) : null}
    </Card>
  );
}
