import type { Survey } from '@propguard/protocol/inbox';
import { SURVEY_COMMENT_MAX } from '@propguard/rules/conversations/limits';
import { SURVEY_SCALES, type SurveyKind } from '@propguard/rules/conversations/states';
import { clsx } from 'clsx';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { text } from './text.ts';

export interface SurveyAnswer {
  kind: SurveyKind;
  score: number;
  comment: string;
}

interface SurveyQuestionsProps {
  items: readonly Survey[];
  isBusy: boolean;
  error: unknown;
  onAnswer: (answer: SurveyAnswer) => void;
}

/** One question after the other, each once; whoever does not like to answer goes on writing. */
export function SurveyQuestions({ items, isBusy, error, onAnswer }: SurveyQuestionsProps) {
  const open = items.find(({ answeredAt }) => answeredAt === null);
  if (items.length === 0) return null;
  if (!open) return <p role="status">{text.thanks}</p>;
  return <Question key={open.kind} kind={open.kind} isBusy={isBusy} error={error} onAnswer={onAnswer} />;
}

type QuestionProps = Omit<SurveyQuestionsProps, 'items'> & { kind: SurveyKind };

function Question({ kind, isBusy, error, onAnswer }: QuestionProps) {
  const [score, setScore] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const { least, most } = SURVEY_SCALES[kind];
  const scores = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    <form
      className="grid gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (score !== null) onAnswer({ kind, score, comment });
      }}
    >
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-semibold">{text.questions[kind]}</legend>
        <div className="flex flex-wrap gap-1">
          {scores.map((one) => (
            <button
              key={one}
              type="button"
              aria-label={text.score(one, most)}
              aria-pressed={score === one}
              onClick={() => setScore(one)}
              className={clsx(
                'min-h-9 min-w-8 flex-1 rounded-2 border text-13 tabular-nums touch:min-h-touch',
                score === one
                  ? 'border-accent bg-accent-soft font-semibold text-accent'
                  : 'border-control bg-surface hover:bg-hover',
              )}
            >
              {one}
            </button>
          ))}
        </div>
        <p aria-hidden="true" className="flex justify-between text-12 text-muted">
          <span>{text.ends[kind].least}</span>
          <span>{text.ends[kind].most}</span>
        </p>
      </fieldset>
      {score === null ? null : (
        <>
          <Field
            label={text.comment}
            aside={text.optional}
            error={error ? `${text.failed}. ${errorText(error)}` : null}
          >
            <TextArea
              rows={2}
              maxLength={SURVEY_COMMENT_MAX}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
          </Field>
          <Button type="submit" kind="primary" busy={isBusy} className="justify-self-start">
            {text.send}
          </Button>
        </>
      )}
    </form>
  );
}
