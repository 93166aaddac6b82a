import { PHONE_MAX_LENGTH } from '@propguard/rules/enquiries/enquiry-limits';
import type { LanguageCode } from '@propguard/rules/languages/languages';
import { ADDRESS_MAX_LENGTH } from '@propguard/rules/people/addresses';
import type { WidgetWords } from '@propguard/rules/widget/words/words';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import { type FormEvent, useState } from 'react';
import { detailsWords } from './refusal-words.ts';
import { type LeftDetails, NotReached, Refused } from './visit-api.ts';

interface LeadFormProps {
  words: WidgetWords;
  language: LanguageCode;
  onLeave: (left: LeftDetails) => Promise<void>;
  onLater: () => void;
}

const FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name', longest: PERSON_NAME_MAX_LENGTH },
  { name: 'email', type: 'email', autoComplete: 'email', longest: ADDRESS_MAX_LENGTH },
  { name: 'phone', type: 'tel', autoComplete: 'tel', longest: PHONE_MAX_LENGTH },
] as const;

/** How somebody can be reached: one address is enough, and news is a box of its own. */
export function LeadForm({ words, language, onLeave, onLater }: LeadFormProps) {
  const [problem, setProblem] = useState<{ field: string; message: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const of = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    setBusy(true);
    setProblem(null);
    const details = { name: of('name'), email: of('email'), phone: of('phone') };
    try {
      await onLeave({ ...details, agrees: form.get('agrees') === 'on', language });
    } catch (error) {
      if (error instanceof Refused) setProblem(detailsWords(words, error, details));
      else
        setProblem({
          field: 'email',
          message: error instanceof NotReached ? words.noConnection : words.failed,
        });
      setBusy(false);
    }
  };
  return (
    <form className="lead" aria-label={words.leaveTitle} noValidate onSubmit={(event) => void submit(event)}>
      <strong>{words.leaveTitle}</strong>
      <p>{words.leaveHint}</p>
      {FIELDS.map(({ name, type, autoComplete, longest }) => {
        const isWrong = problem?.field === name;
        return (
          <label key={name}>
            {words[name]}
            <input
              name={name}
              type={type}
              autoComplete={autoComplete}
              maxLength={longest}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? 'lead-problem' : undefined}
            />
          </label>
        );
      })}
      <label className="box">
        <input type="checkbox" name="agrees" />
        {words.agree}
      </label>
      {problem ? (
        <p id="lead-problem" role="alert" className="problem">
          {problem.message}
        </p>
      ) : null}
      <div className="row">
        <button type="submit" className="primary" disabled={isBusy}>
          {words.leave}
        </button>
        <button type="button" onClick={onLater}>
          {words.leaveLater}
        </button>
      </div>
    </form>
  );
}
