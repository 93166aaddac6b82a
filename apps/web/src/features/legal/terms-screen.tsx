import { LegalDocument } from './legal-document.tsx';
import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.ts';
import { text } from './text.ts';

export function TermsScreen() {
  return (
    <LegalPage {...text.terms}>
      {(installation) => <LegalDocument sections={termsSections(installation)} />}
    </LegalPage>
  );
}
