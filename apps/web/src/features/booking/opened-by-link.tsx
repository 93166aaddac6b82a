import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { DataProvider } from '../../lib/data-provider.tsx';
import { mayPass } from '../../lib/retry-policy.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LanguageMenu, SpeaksTwelve, useSpoken } from './languages/spoken.tsx';
import { PublicFrame } from './public-frame.tsx';

interface OpenedByLinkProps<Data, Key extends readonly unknown[]> {
  /** What the link is about, asked for by the pass at its end. */
  query: (pass: string) => UseQueryOptions<Data, Error, Data, Key>;
  /** Shown until it is there. */
  title: (text: ReturnType<typeof useSpoken>['text']) => string;
  frame?: Omit<ComponentProps<typeof PublicFrame>, 'office' | 'children'>;
  children: (data: Data, pass: string) => ReactNode;
}

function Opened<Data, Key extends readonly unknown[]>({
  query,
  title,
  frame = {},
  children,
}: OpenedByLinkProps<Data, Key>) {
  const { text } = useSpoken();
  const pass = useLocation().pathname.split('/').filter(Boolean).at(-1) ?? '';
  const { data, error, refetch, isFetching } = useQuery(query(pass));
  if (data !== undefined) return children(data, pass);
  // A server that is busy or failed says nothing about the link.
  const isGone = isApiError(error) && !mayPass(error);
  return (
    <PublicFrame
      office={null}
      width={isGone ? 'reading' : 'wide'}
      isChangedByLetter={!isGone}
      aside={<LanguageMenu />}
      {...frame}
    >
      <h1 className="font-serif text-28 md:text-44">
        {error ? (isGone ? text.linkGoneTitle : text.failedTitle) : title(text)}
      </h1>
      {error ? (
        <>
          <p className="my-4 text-16 text-muted">{isGone ? text.linkGone : text.failed}</p>
          {isGone ? (
            <p className="text-14">{text.linkGoneHint}</p>
          ) : (
            <Button busy={isFetching} onClick={() => void refetch()}>
              {text.again}
            </Button>
          )}
        </>
      ) : (
        <Skeleton className="mt-6 h-60 w-full" />
      )}
    </PublicFrame>
  );
}

/** A page of somebody without an account: what their link is about, that it is gone, or that it could not be read. */
export function OpenedByLink<Data, Key extends readonly unknown[]>(props: OpenedByLinkProps<Data, Key>) {
  return (
    <DataProvider>
      <SpeaksTwelve>
        <Opened {...props} />
      </SpeaksTwelve>
    </DataProvider>
  );
}
