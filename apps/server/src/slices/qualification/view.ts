import type { OwnQualification, Qualification } from '@propguard/protocol/qualification';
import { type Answers, nextQuestion, scoreAnswers } from '@propguard/rules/qualification/flow';
import type { QualificationRow } from './store.ts';

type Places = Qualification['places'];

export const placesIn = ({ areas }: Answers): readonly string[] => (Array.isArray(areas) ? areas : []);

export const toQualification = (row: QualificationRow, places: Places): Qualification => ({
  id: row.id,
  flow: row.flow,
  answers: row.answers,
  next: nextQuestion(row.flow, row.answers)?.key ?? null,
  score: row.score,
  questions: scoreAnswers(row.flow, row.answers).questions,
  places,
  updatedAt: row.updatedAt.toISOString(),
});

/** What these are worth is the team's to know. */
export const toOwn = (
  row: QualificationRow,
  places: Places,
  sides: { office: string; name: string | null },
): OwnQualification => ({
  ...sides,
  flow: row.flow,
  answers: row.answers,
  next: nextQuestion(row.flow, row.answers)?.key ?? null,
  places,
});
