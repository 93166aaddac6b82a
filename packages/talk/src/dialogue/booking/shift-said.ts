/** How far what is booked is to be moved, counted from its own time. In lower case without accents. */
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  half: 0.5,
  'half an': 0.5,
  'half a': 0.5,
  eine: 1,
  'eine halbe': 0.5,
  une: 1,
  'une demi': 0.5,
  una: 1,
  media: 0.5,
};
const SHIFT =
  /\b(half an?|half|an?|one|two|three|eine halbe|eine|une demi|une|una|media|\d{1,3})[ -](hours?|hrs?|minutes?|mins?|stunden?|heures?|horas?|or[ae]|minuten)\b(?: \w+)? ?(later|earlier|sooner|back|forward|spater|fruher|plus tard|plus tot|mas tarde|antes|piu tardi|prima)?/u;
const BACKWARD = /^(?:earlier|sooner|forward|fruher|plus tot|antes|prima)/u;
const SAME_TIME =
  /\bsame time\b|\bselbe(?:n)? zeit\b|\bmeme heure\b|\bmisma hora\b|\bstessa ora\b|\bmesma hora\b|то же время|同じ時間|同一时间|같은 시간/u;
const HOUR = 60;

/** 'Half an hour later', 'same time on Sunday'. */
export const shiftSaid = (text: string): { shiftMinutes?: number; isSameTime?: boolean } => {
  const found = SHIFT.exec(text);
  const count = COUNTS[found?.[1] ?? ''] ?? Number(found?.[1]);
  const unit = /^(?:min)/u.test(found?.[2] ?? '') ? 1 : HOUR;
  const sign = BACKWARD.test(found?.[3] ?? '') ? -1 : 1;
  return {
    ...(found && Number.isFinite(count) ? { shiftMinutes: sign * Math.round(count * unit) } : {}),
    ...(SAME_TIME.test(text) ? { isSameTime: true } : {}),
  };
};
