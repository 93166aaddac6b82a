type Mark = { x: number; y: number };

/** In units of the plan: a mark is this wide with its rim. */
const APART = 34;
const ROUNDS = 40;
/** Two marks on one spot go apart along this, which is no axis of the plan. */
const NUDGE = { x: 0.6, y: 0.8 };

/** Moves marks apart that would cover each other; the first, the subject, stays where it is. */
export const placeMarks = (spots: readonly Mark[]): Mark[] => {
  const marks = spots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 0; i < marks.length; i++)
      for (let j = i + 1; j < marks.length; j++) {
        const [a, b] = [marks[i], marks[j]];
        if (a && b) pushApart(a, b, i === 0);
      }
  return marks;
};

const pushApart = (a: Mark, b: Mark, isFirstFixed: boolean): void => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= APART) return;
  const [ux, uy] = distance < 1 ? [NUDGE.x, NUDGE.y] : [dx / distance, dy / distance];
  const push = APART - distance;
  const share = isFirstFixed ? 1 : 0.5;
  b.x += ux * push * share;
  b.y += uy * push * share;
  if (isFirstFixed) return;
  a.x -= ux * push * share;
  a.y -= uy * push * share;
};
