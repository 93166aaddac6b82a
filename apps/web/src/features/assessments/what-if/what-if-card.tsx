import type { Assessment } from '@propguard/protocol/assessments';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import { TYPE_WORDS } from '@propguard/rules/properties/type-words';
import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import { audText, signedAudText } from '../../../lib/aud-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { text } from '../text.ts';
import { FactInput } from './fact-input.tsx';
import { KeepScenario } from './keep-scenario.tsx';
import { whatIfText } from './text.ts';
import type { WhatIf } from './use-what-if.ts';

const words = whatIfText;
const TYPES = PROPERTY_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }));
const NUMBERS = ['bedrooms', 'bathrooms', 'carSpaces', 'landM2', 'buildingM2', 'yearBuilt'] as const;

interface MovementProps {
  assessment: Assessment;
  whatIf: WhatIf;
}

interface WhatIfCardProps extends MovementProps {
  /** Nothing has been kept yet: the card has the whole line, and says what keeping is. */
  isAlone: boolean;
}

export function WhatIfCard({ assessment, whatIf, isAlone }: WhatIfCardProps) {
  const { facts, isChanged, setFact } = whatIf;
  const { factSources } = assessment.subject;
  const hintOf = (name: keyof typeof facts) =>
    words.sources[name in whatIf.changes.facts ? 'corrected' : (factSources[name] ?? 'unknown')];
  return (
    <Card
      title={words.title}
      subtitle={words.about}
      actions={
        isChanged ? (
          <Button size="sm" kind="ghost" icon={RotateCcw} onClick={whatIf.reset}>
            {words.reset}
          </Button>
        ) : undefined
      }
      foot={isAlone ? words.scenariosEmpty : undefined}
    >
      <div className={clsx('grid grid-cols-2 gap-x-4 gap-y-3.5 md:grid-cols-4', isAlone && 'lg:grid-cols-7')}>
        <Field label={words.facts.type} hint={hintOf('type')}>
          <Select
            options={TYPES}
            value={facts.type ?? ''}
            placeholder={words.unknownType}
            onValueChange={(type) => setFact('type', type)}
          />
        </Field>
        {NUMBERS.map((name) => (
          <FactInput
            key={name}
            name={name}
            value={facts[name]}
            hint={hintOf(name)}
            onChange={(value) => setFact(name, value)}
          />
        ))}
      </div>
      {whatIf.error ? (
        <ReadFailure
          title={words.failed}
          onRetry={whatIf.retry}
          className="mt-4"
          variant="banner"
          error={whatIf.error}
        />
      ) : null}
      <Movement assessment={assessment} whatIf={whatIf} />
      {isChanged ? <KeepScenario assessmentId={assessment.id} whatIf={whatIf} /> : null}
    </Card>
  );
}

function Movement({ assessment, whatIf }: MovementProps) {
  const before = assessment.valuation.valueAud;
  const now = whatIf.valuation.valueAud;
  const show = (value: number | null) => (value === null ? text.noValue : audText(value));
  return (
    <div
      role="status"
      aria-busy={whatIf.isWorking}
      className="mt-5 grid grid-cols-2 gap-4 border-t border-line pt-4"
    >
      <Figure size="md" label={words.before} value={show(before)} />
      <Figure
        size="md"
        label={words.now}
        value={whatIf.isChanged ? show(now) : words.unchanged}
        className={whatIf.isWorking ? 'opacity-60' : undefined}
        badge={
          whatIf.isChanged && before !== null && now !== null ? (
            <Badge tone={now < before ? 'danger' : 'positive'}>{signedAudText(now - before)}</Badge>
          ) : null
        }
      />
    </div>
  );
}
