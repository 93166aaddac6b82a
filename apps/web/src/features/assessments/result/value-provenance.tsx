import type { Valuation } from '@propguard/protocol/valuations';
import { audText } from '../../../lib/aud-text.ts';
import { Provenance } from '../../../parts/provenance/provenance.tsx';
import { dayText } from '../../../parts/times/day-text.ts';
import { text } from '../text.ts';

/** What a value rests on, behind the (i). */
export function ValueProvenance({ valuation }: { valuation: Valuation }) {
  const { valueAud, method, asOf, modelId, evidence, sample } = valuation;
  return (
    <Provenance
      title={text.where(valueAud === null ? text.noValue : audText(valueAud))}
      facts={{
        source: text.evidence(evidence.comparablesFound, evidence.localitySales),
        method: text.methods[method],
        ...(modelId === null ? {} : { model: modelId }),
        computedAt: text.asOf(dayText(asOf)),
        sample,
      }}
    />
  );
}
