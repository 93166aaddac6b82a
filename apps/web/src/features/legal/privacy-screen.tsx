import { LegalDocument } from './legal-document.tsx';
import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.ts';
import { text } from './text.ts';

export function PrivacyScreen() {
  return (
    <LegalPage {...text.privacy}>
      {(installation) => <LegalDocument sections={privacySections(installation)} />}
    </LegalPage>
  );
}
