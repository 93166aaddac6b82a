import { amountAtPercent } from '@propguard/rules/lending/exact';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { audText } from '../../../lib/aud-text.ts';
import { lendingPath, type SecurityInAddress } from '../../../parts/lending/lending-address.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { percentText } from '../fact-words.ts';
import { ruleSetQuery } from '../queries.ts';
import { text } from '../text.ts';
import { loanIn, useLoan } from '../use-loan.ts';

const words = text.loan;
const SCALE = { min: 0.5, max: 1, step: 0.05 };
/** More names than these run into each other on the scale. */
const NAMED_THRESHOLDS = 2;

interface LoanCardProps {
  /** Null where there is no value to lend against. */
  valuationAud: number | null;
  /** The home that the lending checks go on with. */
  security?: Pick<SecurityInAddress, 'home' | 'propertyId' | 'valuationOn'>;
}

/** A loan against the value, by the lending rules of the workspace. */
export function LoanCard({ valuationAud, security }: LoanCardProps) {
  const { sent, send, lending, error, retry } = useLoan(valuationAud);
  // The address follows the field, never the other way while one types.
  const [typed, setTyped] = useState(sent);
  const amountAud = loanIn(typed);
  const isInvalid = amountAud === 'invalid';
  const { data: ruleSet } = useQuery(ruleSetQuery(lending?.ruleVersion ?? null));
  const thresholds = ruleSet?.rules.lvr.thresholdsPercent ?? [];
  const lvr = lending?.figures.lvr;
  return (
    <Card
      title={words.title}
      actions={
        <LinkButton
          to={lendingPath({
            ...security,
            valuationAud,
            amountAud: typeof amountAud === 'number' ? amountAud : null,
          })}
          size="sm"
          kind="ghost"
        >
          {words.more}
        </LinkButton>
      }
    >
      {valuationAud === null ? (
        <p className="text-13 text-muted">{words.wanted}</p>
      ) : (
        <div className="grid gap-4">
          {error ? <ReadFailure title={words.failed} onRetry={retry} variant="banner" error={error} /> : null}
          <div className="min-h-31">
            {lvr ? (
              <Figure
                label={text.lvr}
                value={percentText(lvr.value, 1)}
                badge={
                  lvr.assumed ? (
                    <Badge tone="outline">{text.assumed}</Badge>
                  ) : (
                    <Badge tone={lending.figures.lvrLabel === 'High Risk' ? 'danger' : 'positive'}>
                      {lending.figures.lvrLabel}
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
          <Field label={words.amount} error={isInvalid ? words.invalid : undefined}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              end={words.unit}
              onChange={(event) => {
                setTyped(event.target.value);
                send(event.target.value);
              }}
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
