import type { Assessment } from '@propguard/protocol/assessments';
import { useQuery } from '@tanstack/react-query';
import { Column } from '../../../ui/layout/page-grid.tsx';
import { scenariosQuery } from '../queries.ts';
import type { AssessmentAddress } from '../use-assessment-address.ts';
import { ScenariosCard } from './scenarios-card.tsx';
import type { WhatIf } from './use-what-if.ts';
import { WhatIfCard } from './what-if-card.tsx';

interface WhatIfSectionProps {
  assessment: Assessment;
  whatIf: WhatIf;
  address: AssessmentAddress;
}

/** What is tried takes the whole line until something has been kept, which then stands beside it. */
export function WhatIfSection({ assessment, whatIf, address }: WhatIfSectionProps) {
  const scenarios = useQuery(scenariosQuery(assessment.id));
  const { data, errorUpdateCount } = scenarios;
  // Not the error itself, which is gone while they are read again.
  const hasList = data ? data.items.length > 0 : errorUpdateCount > 0;
  return (
    <>
      <Column span={hasList ? 7 : 12}>
        <WhatIfCard assessment={assessment} whatIf={whatIf} isAlone={!hasList} />
      </Column>
      {hasList ? (
        <Column span={5}>
          <ScenariosCard assessmentId={assessment.id} scenarios={scenarios} address={address} />
        </Column>
      ) : null}
    </>
  );
}
