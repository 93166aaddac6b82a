import type { Verdict } from '@propguard/protocol/lending';
import { inputLabel, inputText } from '@propguard/rules/lending/input-words';
import { RULE_TITLES } from '@propguard/rules/lending/rule-titles';
import { verdictSentence } from '@propguard/rules/lending/verdict-words';
import { VerdictBadge } from '../../parts/lending/verdict-badge.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { MissingFacts } from './missing-facts.tsx';
import { text } from './text.ts';

export function VerdictCard({ verdict }: { verdict: Verdict }) {
  const inputs = Object.entries(verdict.inputs);
  return (
    <li className="flex min-w-0 flex-col gap-1.5 border-line px-4 py-3.5 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-14">{RULE_TITLES[verdict.rule]}</h3>
        <VerdictBadge result={verdict.result} />
      </div>
      <p className="text-13">{verdictSentence(verdict)}</p>
      {verdict.missing.length > 0 ? <MissingFacts names={verdict.missing} /> : null}
      <p className="text-12 text-muted">
        {verdict.paragraph}.{' '}
        <span className="whitespace-nowrap">{text.lending.version(verdict.version)}.</span>
      </p>
      {inputs.length > 0 ? (
        <details className="text-12">
          <summary className="cursor-pointer rounded-1 text-muted hover:text-ink touch:min-h-touch touch:content-center">
            {text.lending.inputs}
          </summary>
          <DefinitionList
            className="mt-1.5"
            items={inputs.map(([name, value]) => ({
              term: inputLabel(name),
              detail: inputText(name, value),
            }))}
          />
        </details>
      ) : null}
    </li>
  );
}
