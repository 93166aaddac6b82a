import type { StateDuty } from '@propguard/rules/duty/state-duty';
import { transferDuty } from '@propguard/rules/duty/transfer-duty';
import { wholeAud } from '@propguard/rules/formats/money';
import { useState } from 'react';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { readNumber } from './read-number.ts';
import { text } from './text.ts';

const FIRST_PRICE = '750,000';
/** While a bracket is half typed there is nothing to tell. */
const dutyText = (aud: number): string => (Number.isFinite(aud) ? wholeAud(aud) : text.none);

/** What the table comes to: the same sum that the assistant tells. */
export function DutyTrial({ duty }: { duty: StateDuty }) {
  const [typed, setTyped] = useState(FIRST_PRICE);
  const price = readNumber(typed);
  const isPrice = Number.isFinite(price) && price >= 0;
  return (
    <Card title={text.trial}>
      <div className="grid gap-3">
        <Field label={text.trialPrice} error={isPrice ? undefined : text.trialWrong}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        {isPrice ? (
          <DefinitionList
            items={[
              { term: text.trialDuty, detail: dutyText(transferDuty(duty, price, false).dutyAud) },
              { term: text.trialFirst, detail: dutyText(transferDuty(duty, price, true).dutyAud) },
            ]}
          />
        ) : null}
      </div>
    </Card>
  );
}
