import { BUNDLE_CHECKS } from '@propguard/proof/bundle/bundle-checks';
import { Card } from '../../ui/layout/card.tsx';
import { NumberedList } from '../../ui/layout/numbered-list.tsx';
import { checkWords, text } from './text.ts';

const CHECKS = BUNDLE_CHECKS.map((check) => {
  const { name, meaning } = checkWords(check);
  return { key: check, content: <span className="text-13 font-medium">{name}</span>, note: meaning };
});

/** What is checked of a bundle, before anything was. */
export function ChecksCard({ isWide = false }: { isWide?: boolean }) {
  return (
    <Card title={text.checks.title} subtitle={text.checks.about}>
      <NumberedList label={text.checks.title} items={CHECKS} isWide={isWide} />
    </Card>
  );
}
