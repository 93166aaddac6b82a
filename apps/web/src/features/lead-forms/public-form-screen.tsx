import type { FormThanks, PublicForm } from '@propguard/protocol/lead-forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../lib/api.ts';
import { isApiError } from '../../lib/api-error.ts';
import { DataProvider } from '../../lib/data-provider.tsx';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FormFields } from './form-fields.tsx';
import { OwnQuestions } from './own-questions.tsx';
import { PublicFrame } from './public-frame.tsx';
import { text } from './public-text.ts';

/** `/forms/{slug}`: a stranger becomes a lead, here or in a frame on the agency's own website. */
export function PublicFormScreen() {
  return (
    <DataProvider>
      <Opened />
    </DataProvider>
  );
}

function Opened() {
  const slug = useLocation().pathname.split('/').filter(Boolean).at(-1) ?? '';
  // What is typed belongs to this opening: it is not read again behind anybody's back.
  const { data, error, refetch, isFetching } = useQuery({
    ...api.leadForms.show.queryOptions({ input: { slug } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data) return <Sendable slug={slug} form={data} onReload={() => void refetch()} />;
  const isGone = isApiError(error) && error.code === 'NOT_FOUND';
  return (
    <PublicFrame office={null}>
      <h1 className="font-serif text-28">
        {error ? (isGone ? text.goneTitle : text.failedTitle) : text.loading}
      </h1>
      {error ? (
        <>
          <p className="my-4 text-16 text-muted">{isGone ? text.gone : errorText(error)}</p>
          {isGone ? null : (
            <Button busy={isFetching} onClick={() => void refetch()}>
              {text.again}
            </Button>
          )}
        </>
      ) : (
        <Skeleton className="mt-6 h-80 w-full" />
      )}
    </PublicFrame>
  );
}

interface SendableProps {
  slug: string;
  form: PublicForm;
  /** The opening was too long ago: a new one, with what was typed kept. */
  onReload: () => void;
}

function Sendable({ slug, form, onReload }: SendableProps) {
  const [thanks, setThanks] = useState<FormThanks | null>(null);
  return (
    <PublicFrame office={form.office}>
      <h1 className="font-serif text-28 leading-tight tracking-[-0.02em] text-balance">{form.title}</h1>
      {thanks ? (
        <>
          <div role="status" className="mt-4 rounded-2 border border-line bg-surface p-4 md:p-5">
            <p className="text-16 font-medium whitespace-pre-line">{thanks.thanks}</p>
            <p className="mt-1 text-muted">{thanks.answeredBy}</p>
          </div>
          {thanks.pass ? (
            <section className="mt-6">
              <h2 className="font-serif text-20">{text.moreTitle}</h2>
              <p className="mt-1 mb-4 text-muted">{text.more}</p>
              <OwnQuestions pass={thanks.pass} />
            </section>
          ) : null}
        </>
      ) : (
        <>
          {form.intro ? <p className="mt-2 text-16 whitespace-pre-line text-muted">{form.intro}</p> : null}
          <FormFields slug={slug} form={form} onSent={setThanks} onReload={onReload} />
        </>
      )}
    </PublicFrame>
  );
}
