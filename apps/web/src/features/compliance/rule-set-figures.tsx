import { shortDay } from '@propguard/rules/formats/days';
import { audText } from '@propguard/rules/lending/figure-words';
import type { LendingRules } from '@propguard/rules/lending/rule-set';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { RiskWeightTable } from './risk-weight-table.tsx';
import { DATE_FIELDS, LIMIT_FIELDS, PARAGRAPH_FIELDS, type RuleField } from './rule-fields.ts';
import { text } from './text.ts';

const words = text.rules;

const figureAt = (rules: LendingRules, path: string): string =>
  String(path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], rules));

const toItems = (rules: LendingRules, fields: readonly RuleField[]) =>
  fields.map(({ path, label, unit }) => ({ term: label, detail: `${figureAt(rules, path)} ${unit}`.trim() }));

/** All the rules of one version. */
export function RuleSetFigures({ rules }: { rules: LendingRules }) {
  return (
    <div className="grid gap-3 md:gap-5 lg:grid-cols-2">
      <Card title={words.weights} flush>
        <RiskWeightTable
          bounds={rules.riskWeight.lvrBoundsPercent}
          cell={(column, band) => rules.riskWeight.weightsPercent[column][band]}
        />
      </Card>
      <Card title={words.limits} className="lg:row-span-2">
        <DefinitionList
          items={[
            { term: words.lvrThresholds, detail: `${rules.lvr.thresholdsPercent.join(', ')} %` },
            ...toItems(rules, LIMIT_FIELDS),
            ...rules.serviceability.taxBands.map(({ aboveAud, percent }, index) => ({
              term: words.taxBand(index + 1),
              detail: `${percent} % above ${audText(aboveAud)}`,
            })),
            ...DATE_FIELDS.map(({ path, label }) => ({
              term: label,
              detail: shortDay(figureAt(rules, path)),
            })),
          ]}
        />
      </Card>
      <Card title={words.paragraphs}>
        <DefinitionList items={toItems(rules, PARAGRAPH_FIELDS)} />
      </Card>
    </div>
  );
}
