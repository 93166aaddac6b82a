import { BOOKING_REFUSALS } from '@propguard/rules/booking/booking-refusals';
import { WAITLIST_DAYS_MAX } from '@propguard/rules/waitlist/waitlist';
import { fieldErrorsOf, hasCode, isApiError, UnreachableError } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { type text as english, useSpoken } from './spoken.tsx';

type Refused = { field: string; message?: string | undefined };

const lastDay = ({ message }: Refused, { reasons }: typeof english): string => {
  if (message === BOOKING_REFUSALS.dayOrder) return reasons.dayOrder;
  if (message === BOOKING_REFUSALS.dayOver) return reasons.dayOver;
  return message?.includes(String(WAITLIST_DAYS_MAX))
    ? reasons.dayMany({ days: WAITLIST_DAYS_MAX })
    : reasons.day;
};

/** Why a field is refused, in the visitor's words; undefined where the server's English is all there is. */
const REASONS: Record<string, (refused: Refused, text: typeof english) => string> = {
  name: (_, { reasons }) => reasons.name,
  email: (_, { reasons }) => reasons.email,
  phone: ({ message }, { reasons }) =>
    message === BOOKING_REFUSALS.phoneForWhatsApp ? reasons.phoneForWhatsApp : reasons.phone,
  fromDay: (_, { reasons }) => reasons.day,
  toDay: lastDay,
  personId: (_, { reasons }) => reasons.twice,
  startsAt: (_, { problems }) => problems.taken,
};
/** Of these the server says more in English than we do. */
const IN_ENGLISH = new Set(['name', 'email', 'phone']);

function useReason(): (refused: Refused) => string | undefined {
  const { language, text } = useSpoken();
  return (refused) =>
    language === 'en' && IN_ENGLISH.has(refused.field)
      ? refused.message
      : REASONS[refused.field]?.(refused, text);
}

/** What went wrong, for the visitor. The server's own sentence is English; in other languages it is said in ours. */
export function useProblem(): (error: unknown) => string {
  const { language, text } = useSpoken();
  const reason = useReason();
  return (error) => {
    const [refused] = fieldErrorsOf(error);
    const said = refused && reason(refused);
    if (said) return said;
    // A stranger knows nothing of a workspace and its limits.
    if (hasCode(error, 'RATE_LIMITED') || hasCode(error, 'LIMIT_REACHED')) return text.problems.busy;
    if (language === 'en') return refused?.message ?? errorText(error);
    if (error instanceof UnreachableError) return text.problems.unreachable;
    if (!isApiError(error)) return text.failed;
    if (error.code === 'TIME_TAKEN') return text.problems.taken;
    if (error.code === 'CONFLICT') return text.problems.changed;
    if (error.code === 'OVERLOADED') return text.problems.busy;
    return text.failed;
  };
}

/** Of a field: why it is refused, else that it wants another look. */
export function useFieldProblem(): (
  field: string,
  error: { message?: string | undefined } | undefined,
) => string | undefined {
  const { language, text } = useSpoken();
  const reason = useReason();
  return (field, error) =>
    error && (reason({ field, message: error.message }) ?? (language === 'en' ? error.message : text.wrong));
}
