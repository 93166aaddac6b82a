import { amountAtPercent } from '@propguard/rules/lending/exact';
import { LARGEST_AMOUNT_AUD } from '@propguard/rules/lending/facts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SCREENS } from '../../../app/paths.ts';
import { audText } from '../../../lib/aud-text.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { percentText } from '../fact-words.ts';
import { loanQuery, ruleSetQuery } from '../queries.ts';
import { text } from '../text.ts';
import { wholeNumberIn } from '../whole-number.ts';

const words = text.loan;
const TYPING_PAUSE_MS = 250;
const SCALE = { min: 0.5, max: 1, step: 0.05 };
/** More names than these run into each other on the scale. */
const NAMED_THRESHOLDS = 2;

interface LoanCardProps {
  /** Null where there is no value to lend against. */
  valuationAud: number | null;
}

/** A loan against the value, by the lending rules of the workspace. */
export function LoanCard({ valuationAud }: LoanCardProps) {
  const [typed, setTyped] = useState('');
  const amountAud = wholeNumberIn(typed, { min: 1, max: LARGEST_AMOUNT_AUD });
  const settled = useDebounced(amountAud === 'invalid' ? null : amountAud, TYPING_PAUSE_MS);
  const { data, error, refetch } = useQuery(
    loanQuery(
      valuationAud === null ? null : { valuationAud, ...(settled === null ? {} : { amountAud: settled }) },
    ),
  );
  const { data: ruleSet } = useQuery(ruleSetQuery(data?.ruleVersion ?? null));
  const thresholds = ruleSet?.rules.lvr.thresholdsPercent ?? [];
  const lvr = data?.figures.lvr;
  return (
    <Card
      title={words.title}
      actions={
        <LinkButton to={SCREENS.lending.path} size="sm" kind="ghost">
          {words.more}
        </LinkButton>
      }
    >
      {valuationAud === null ? (
        <p className="text-13 text-muted">{words.wanted}</p>
      ) : (
        <div className="grid gap-4">
          {error && !data ? (
            <ErrorState title={words.failed} onRetry={() => void refetch()}>
              {errorText(error)}
            </ErrorState>
          ) : null}
          <div className="min-h-31">
            {lvr ? (
              <Figure
                label={text.lvr}
                value={percentText(lvr.value, 1)}
                badge={
                  lvr.assumed ? (
                    <Badge tone="outline">{text.assumed}</Badge>
                  ) : (
                    <Badge tone={data.figures.lvrLabel === 'High Risk' ? 'danger' : 'positive'}>
                      {data.figures.lvrLabel}
                    </Badge>
                  )
                }
                note={lvr.assumed ? words.assumedNote : undefined}
                scale={{
                  ...SCALE,
                  value: lvr.value,
                  thresholds: thresholds.slice(0, NAMED_THRESHOLDS).map((percent) => percent / 100),
                  format: (share) => String(Math.round(share * 100)),
                  label: words.scale(percentText(lvr.value, 1)),
                }}
              />
            ) : null}
          </div>
          <Field label={words.amount} error={amountAud === 'invalid' ? words.invalid : undefined}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              end={words.unit}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <DefinitionList
            items={[
              { term: words.security, detail: audText(valuationAud) },
              ...thresholds.map((percent) => ({
                term: words.room(percent),
                detail: audText(amountAtPercent(valuationAud, percent)),
              })),
            ]}
          />
        </div>
      )}
    </Card>
  );
}
