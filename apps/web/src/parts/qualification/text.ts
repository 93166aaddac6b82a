import { wholeAud } from '@propguard/rules/formats/money';
import type { Answer } from '@propguard/rules/qualification/flow';

export const text = {
  step: (number: number, of: number) => `Question ${number} of ${of}`,
  answered: 'Answered',
  next: 'Next',
  back: 'Back',
  save: 'Save',
  saving: 'Saving',
  skip: 'I’d rather not say',
  change: (ask: string) => `Change the answer to ‘${ask}’`,
  from: 'From',
  to: 'Up to',
  custom: 'Another range',
  dollars: 'Enter whole dollars, such as 850000.',
  notSaid: 'Rather not say',
  failed: 'That wasn’t saved',
};

const isRange = (answer: Answer): answer is { min: number | null; max: number | null } =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

/** ‘$500,000 – $1,000,000’, ‘up to $500,000’ */
export const rangeText = ({ min, max }: { min: number | null; max: number | null }): string => {
  if (min === null) return max === null ? '' : `up to ${wholeAud(max)}`;
  return max === null ? `from ${wholeAud(min)}` : `${wholeAud(min)} – ${wholeAud(max)}`;
};

/** An answer as people read it. */
export const answerText = (answer: Answer, labels: ReadonlyMap<string, string>): string => {
  if (answer === null) return text.notSaid;
  if (isRange(answer)) return rangeText(answer);
  if (Array.isArray(answer)) return answer.map((one) => labels.get(one) ?? one).join(', ');
  return labels.get(answer) ?? answer;
};
