import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { DataProvider } from '../../lib/data-provider.tsx';
import { mayPass } from '../../lib/retry-policy.ts';
import { OwnQuestions, ownQuestionsQuery } from './own-questions.tsx';
import { PublicFrame } from './public-frame.tsx';
import { text } from './public-text.ts';

/** `/questions/{pass}`: what somebody is looking for, asked by a link that goes on where they stopped. */
export function QuestionsScreen() {
  return (
    <DataProvider>
      <Asked />
    </DataProvider>
  );
}

function Asked() {
  const pass = useLocation().pathname.split('/').filter(Boolean).at(-1) ?? '';
  const { data, error } = useQuery(ownQuestionsQuery(pass));
  // A server that is busy or failed says nothing about the link.
  if (isApiError(error) && !mayPass(error) && !data)
    return (
      <PublicFrame office={null}>
        <h1 className="font-serif text-28">{text.linkGoneTitle}</h1>
        <p className="my-4 text-16 text-muted">{text.linkGone}</p>
      </PublicFrame>
    );
  return (
    <PublicFrame office={data?.office ?? null}>
      <h1 className="font-serif text-28 leading-tight tracking-[-0.02em] text-balance">
        {data || error ? text.questionsTitle(data?.name ?? null) : text.loading}
      </h1>
      <p className="mt-2 mb-5 text-16 text-muted">{data ? text.questionsIntro(data.office) : ''}</p>
      <OwnQuestions pass={pass} />
    </PublicFrame>
  );
}
