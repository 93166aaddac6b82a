import type { Valuation } from '@propguard/protocol/valuations';
import { useQuery } from '@tanstack/react-query';
import { dayText } from '../../../parts/times/day-text.ts';
import { useInstantText } from '../../../parts/times/use-instant-text.ts';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { modelQuery } from '../queries.ts';
import { text } from '../text.ts';

/** The model by its id, when it was trained, and a link to all that was measured of it. */
export function ModelLine({ valuation: { modelId, asOf } }: { valuation: Valuation }) {
  const { data } = useQuery(modelQuery(modelId));
  const { date } = useInstantText();
  if (modelId === null) return <span>{text.asOf(dayText(asOf))}</span>;
  return (
    <span className="min-h-4.5">
      <TextLink to={`/api/models/${modelId}`} reloadDocument>
        {text.model(modelId)}
      </TextLink>
      {data ? `, ${text.trained(date(data.trainedAt), data.sales)}` : null}
    </span>
  );
}
