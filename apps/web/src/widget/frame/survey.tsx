import type { WidgetThread } from '@propguard/protocol/widget';
import { SURVEY_SCALES, type SurveyKind } from '@propguard/rules/conversations/states';
import type { LanguageCode } from '@propguard/rules/languages/languages';
import { WIDGET_SURVEY_WORDS } from '@propguard/rules/widget/widget-survey-words';
import { useState } from 'react';

interface SurveyProps {
  surveys: WidgetThread['surveys'];
  language: LanguageCode;
  onRate: (kind: SurveyKind, score: number) => Promise<void>;
}

/** How it was: one touch each, one question after the other; whoever would rather not just writes on. */
export function Survey({ surveys, language, onRate }: SurveyProps) {
  const [isBusy, setBusy] = useState(false);
  const words = WIDGET_SURVEY_WORDS[language];
  const open = surveys.find(({ score }) => score === null);
  if (surveys.length === 0) return null;
  if (!open)
    return (
      <p className="note" role="status">
        {words.thanks}
      </p>
    );
  const { kind } = open;
  const { ask, least: low, most: high } = words.questions[kind];
  const { least, most } = SURVEY_SCALES[kind];
  const rate = async (score: number) => {
    setBusy(true);
    await onRate(kind, score);
    setBusy(false);
  };
  return (
    <fieldset className="survey" disabled={isBusy}>
      <legend>{ask}</legend>
      <div className="scores">
        {Array.from({ length: most - least + 1 }, (_, index) => least + index).map((score) => (
          <button
            key={score}
            type="button"
            aria-label={words.score(score, most)}
            onClick={() => void rate(score)}
          >
            {score}
          </button>
        ))}
      </div>
      <p aria-hidden="true" className="ends">
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </fieldset>
  );
}
