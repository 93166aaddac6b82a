import type { LeadIntent } from '@propguard/rules/leads/facts';
import {
  type Answer,
  type Answers,
  FLOWS,
  nextQuestion,
  type Question,
} from '@propguard/rules/qualification/flow';
import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import type { FoundPlace } from '../places/found-place.ts';
import { QuestionForm } from './question-form.tsx';
import { answerText, text } from './text.ts';

export interface QuestionsProps {
  flow: LeadIntent;
  answers: Answers;
  /** Suburbs of the answers, by name. */
  places: readonly FoundPlace[];
  /** Suburbs that begin with what is typed. */
  usePlaces: (query: string) => readonly FoundPlace[] | undefined;
  /** Keeps an answer; what it throws is shown beside the question. */
  onAnswer: (key: string, answer: Answer) => Promise<unknown>;
  /** Whoever answers for somebody else asks nothing in the second person. */
  heading?: 'h2' | 'h3';
}

const labelsOf = (question: Question, places: readonly FoundPlace[]): ReadonlyMap<string, string> =>
  new Map(
    question.kind === 'choice'
      ? question.options.map(({ value, label }) => [value, label])
      : places.map(({ id, name }) => [id, name]),
  );

/** Questions one after another. What was answered stands above, and can be answered again. */
export function Questions(props: QuestionsProps) {
  const { flow, answers, places, heading: Heading = 'h2' } = props;
  const [again, setAgain] = useState<string | null>(null);
  const questions = FLOWS[flow];
  const asked = questions.find(({ key }) => key === again) ?? nextQuestion(flow, answers);
  const headingId = useId();
  const done = questions.filter(({ key }) => key in answers && key !== asked?.key);
  return (
    <div className="grid gap-4">
      {done.length > 0 ? (
        <ul aria-label={text.answered} className="divide-y divide-line border-y border-line text-13">
          {done.map((question) => (
            <li key={question.key} className="flex min-h-9 items-center gap-3 py-1">
              <span className="min-w-0 flex-1 text-muted">{question.ask}</span>
              <span className="min-w-0 text-right font-medium wrap-anywhere">
                {answerText(answers[question.key] ?? null, labelsOf(question, places))}
              </span>
              <IconButton
                icon={Pencil}
                label={text.change(question.ask)}
                kind="ghost"
                size="sm"
                onClick={() => setAgain(question.key)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {asked ? (
        <section aria-labelledby={headingId} className="grid gap-3">
          <p className="text-12 text-muted">
            {text.step(questions.indexOf(asked) + 1, questions.length)}
            <span aria-hidden="true" className="mt-1.5 flex gap-1">
              {questions.map(({ key }) => (
                <span
                  key={key}
                  className={clsx(
                    'h-1 flex-1 rounded-[2px]',
                    key in answers ? 'bg-accent' : key === asked.key ? 'bg-accent-mid' : 'bg-sunken',
                  )}
                />
              ))}
            </span>
          </p>
          <Heading id={headingId} className="text-16 font-semibold">
            {asked.ask}
          </Heading>
          <QuestionForm
            key={asked.key}
            question={asked}
            given={answers[asked.key]}
            places={places}
            usePlaces={props.usePlaces}
            labelledBy={headingId}
            onAnswer={async (answer) => {
              await props.onAnswer(asked.key, answer);
              setAgain(null);
            }}
          />
        </section>
      ) : null}
    </div>
  );
}
