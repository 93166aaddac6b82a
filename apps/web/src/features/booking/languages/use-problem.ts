import { isApiError, UnreachableError } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useSpoken } from './spoken.tsx';

/** What went wrong, for the visitor. The server's own sentence is English; in other languages it is said in ours. */
export function useProblem(): (error: unknown) => string {
  const { language, text } = useSpoken();
  return (error) => {
    if (language === 'en') return errorText(error);
    if (error instanceof UnreachableError) return text.problems.unreachable;
    if (!isApiError(error)) return text.failed;
    if (error.code === 'TIME_TAKEN') return text.problems.taken;
    if (error.code === 'CONFLICT') return text.problems.changed;
    if (error.code === 'RATE_LIMITED' || error.code === 'OVERLOADED') return text.problems.busy;
    return text.failed;
  };
}

/** Of a field: the server's reason in English, else that it wants another look. */
export function useFieldProblem(): (
  error: { message?: string | undefined } | undefined,
) => string | undefined {
  const { language, text } = useSpoken();
  return (error) => error && (language === 'en' ? error.message : text.wrong);
}
