import { Document } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { Paper } from '../../../printing/paper/sheet.ts';
import type { PrintOrder } from '../credit-file.ts';
import { factsPage } from './facts-page.ts';
import { loanPage } from './loan-page.ts';
import { reasonsPage } from './reasons-page.ts';

const paperOf = ({ file, security }: PrintOrder): Paper => ({
  about: [security?.address ?? file.loan.name, ...(security?.isSample ? ['Sample data'] : [])].join('  ·  '),
  reference: `Assessment ${file.assessed.id.slice(0, 8)}, rules ${file.assessed.assessment.ruleVersion}`,
  caution: 'Verdicts of the rules on the facts given. It isn’t a loan approval; the lender decides.',
});

/** A recorded assessment as an auditor files it: loan and verdicts, why, and on which facts. */
export const creditFileDocument = (order: PrintOrder) => {
  const paper = paperOf(order);
  const { file } = order;
  return h(
    Document,
    {
      title: `Credit file: ${file.loan.name}`,
      author: 'PropGuard AI',
      subject: `Assessment ${file.assessed.id}`,
      creator: 'PropGuard AI',
      producer: 'PropGuard AI',
      language: 'en-AU',
      creationDate: new Date(file.assessed.assessedAt),
      modificationDate: new Date(file.assessed.assessedAt),
      pageLayout: 'singlePage',
    },
    loanPage(paper, order),
    reasonsPage(paper, order),
    factsPage(paper, order),
  );
};
