import type { ModelPreview, ScoringModel } from '@propguard/protocol/lead-scoring';
import { SCORE_FACTORS, type ScoreFactor } from '@propguard/rules/lead-scoring/score-factors';
import {
  PRESET_NAMES,
  PRESET_WEIGHTS,
  SCORING_PRESETS,
  type ScoreWeights,
  totalWeight,
  WEIGHTS_TOTAL,
  weightsProblem,
} from '@propguard/rules/lead-scoring/scoring-models';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { PreviewCard } from './preview-card.tsx';
import { text } from './text.ts';

type Entered = Record<ScoreFactor, string>;

const entered = (weights: ScoreWeights): Entered =>
  Object.fromEntries(SCORE_FACTORS.map((factor) => [factor, String(weights[factor])])) as Entered;

const isWhole = (value: string): boolean => /^\d{1,3}$/.test(value.trim()) && Number(value) <= WEIGHTS_TOTAL;

/** Null while a field is no weight. */
const weightsOf = (values: Entered): ScoreWeights | null =>
  SCORE_FACTORS.every((factor) => isWhole(values[factor]))
    ? (Object.fromEntries(SCORE_FACTORS.map((factor) => [factor, Number(values[factor])])) as ScoreWeights)
    : null;

const CURRENT = 'current';
const STARTS = [
  { value: CURRENT, label: text.current },
  ...SCORING_PRESETS.map((preset) => ({ value: preset, label: PRESET_NAMES[preset] })),
];

const isSame = (one: ScoreWeights, other: ScoreWeights): boolean =>
  SCORE_FACTORS.every((factor) => one[factor] === other[factor]);

/** The weights; changed ones are saved once it was seen what they would change. */
export function ModelForm({ current, mayChange }: { current: ScoringModel; mayChange: boolean }) {
  const queryClient = useQueryClient();
  const [values, setValues] = useState(() => entered(current.weights));
  const [start, setStart] = useState<string>(CURRENT);
  const [note, setNote] = useState('');
  const [seen, setSeen] = useState<{ weights: ScoreWeights; preview: ModelPreview } | null>(null);
  const weights = weightsOf(values);
  const total = weights === null ? null : totalWeight(weights);
  const canPreview =
    weights !== null && weightsProblem(weights) === null && !isSame(weights, current.weights);
  const isSeen = seen !== null && weights !== null && isSame(seen.weights, weights);
  const look = useMutation({
    mutationFn: async (wanted: ScoreWeights) => ({
      weights: wanted,
      preview: await apiClient.leadScoring.preview({ weights: wanted }),
    }),
    onSuccess: setSeen,
  });
  const save = useMutation({
    mutationFn: (wanted: ScoreWeights) =>
      apiClient.leadScoring.save({ weights: wanted, note: note.trim(), after: current.number }),
    onSuccess: async (saved) => {
      notify.success({ title: text.saved(saved.version) });
      await queryClient.invalidateQueries({ queryKey: api.leadScoring.key() });
    },
  });
  const begin = (value: string) => {
    setStart(value);
    const preset = SCORING_PRESETS.find((name) => name === value);
    setValues(entered(preset ? PRESET_WEIGHTS[preset] : current.weights));
  };
  const failure = save.error ?? look.error;
  return (
    <div className="grid gap-5">
      <Card
        title={text.weights}
        subtitle={mayChange ? undefined : text.readOnly}
        actions={
          mayChange ? (
            <Select size="sm" label={text.preset} options={STARTS} value={start} onValueChange={begin} />
          ) : undefined
        }
      >
        <ol className="divide-y divide-line">
          {current.factors.map(({ factor, name, description, impact }) => (
            <li key={factor} className="grid grid-cols-[minmax(0,1fr)_88px] items-center gap-x-4 py-2.5">
              <span className="min-w-0 text-13">
                <span className="font-medium">{name}</span>{' '}
                <span className="text-12 text-muted">{text.impact(impact)}</span>
                <span className="block text-12 text-pretty text-muted">{description}</span>
              </span>
              {mayChange ? (
                <TextInput
                  aria-label={text.weightOf(name)}
                  inputMode="numeric"
                  autoComplete="off"
                  aria-invalid={!isWhole(values[factor]) || undefined}
                  value={values[factor]}
                  onChange={(event) => setValues({ ...values, [factor]: event.target.value })}
                />
              ) : (
                <span className="text-right tabular-nums">{values[factor]}%</span>
              )}
            </li>
          ))}
        </ol>
        <p
          role="status"
          className={`border-t border-rule pt-2.5 text-right text-13 tabular-nums ${total === WEIGHTS_TOTAL ? '' : 'text-danger'}`}
        >
          {total === null ? text.whole : total === WEIGHTS_TOTAL ? text.sum(total) : text.sumWrong(total)}
        </p>
        {mayChange ? (
          <div className="mt-3 flex justify-end">
            <Button
              kind={isSeen ? 'secondary' : 'primary'}
              disabled={!canPreview}
              busy={look.isPending}
              busyLabel={text.previewing}
              onClick={() => weights && look.mutate(weights)}
            >
              {text.preview}
            </Button>
          </div>
        ) : null}
        {failure ? <ErrorState title={text.notSaved}>{errorText(failure)}</ErrorState> : null}
      </Card>
      {isSeen ? (
        <PreviewCard preview={seen.preview}>
          <Field label={text.note} hint={text.noteHint}>
            <TextInput value={note} maxLength={200} onChange={(event) => setNote(event.target.value)} />
          </Field>
          <div className="flex justify-end">
            <Button
              kind="primary"
              busy={save.isPending}
              busyLabel={text.saving}
              onClick={() => save.mutate(seen.weights)}
            >
              {text.save}
            </Button>
          </div>
        </PreviewCard>
      ) : null}
    </div>
  );
}
