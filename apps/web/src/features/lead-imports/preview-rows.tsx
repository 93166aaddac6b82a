import type { LeadImportChoice } from '@propguard/protocol/lead-imports';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { leadPath } from '../../routes/work.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { text } from './text.ts';

interface PreviewRowsProps {
  id: string;
  choice: LeadImportChoice;
  /** All rows are being checked: a preview would be refused by now. */
  isOver: boolean;
}

/** The first rows, each with how it is understood, who it is already, or what is wrong with it. */
export function PreviewRows({ id, choice, isOver }: PreviewRowsProps) {
  const { data, error } = useQuery(
    api.leadImports.preview.queryOptions({
      input: { id, ...choice },
      placeholderData: keepPreviousData,
      enabled: !isOver,
    }),
  );
  if (error)
    return (
      <ErrorState title={text.previewFailed}>
        {fieldErrorsOf(error)[0]?.message ?? errorText(error)}
      </ErrorState>
    );
  return (
    <Card flush title={text.preview}>
      {data ? null : <Skeleton className="m-5 h-24" />}
      <ul aria-label={text.preview} className="divide-y divide-line">
        {data?.rows.map(({ line, readAs, problems, known }) => (
          <li key={line} className="flex flex-wrap gap-x-4 gap-y-0.5 px-4 py-2 text-13 md:px-5">
            <span className="w-16 shrink-0 text-muted tabular-nums">
              {text.line} {line}
            </span>
            <span className="min-w-0 flex-1 break-words">
              {readAs}
              {problems.map(({ field, words }) => (
                <span key={`${field} ${words}`} className="block text-danger">
                  {field === null ? words : `${text.field(field)}: ${words}`}
                </span>
              ))}
              {known ? (
                <TextLink to={leadPath(known.id)} className="block">
                  {text.isKnown(known.name)}
                </TextLink>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
