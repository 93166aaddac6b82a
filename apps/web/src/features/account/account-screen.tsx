import { ConfirmAddressCard } from '../../parts/account/confirm-address-card.tsx';
import { KindChoice } from '../../parts/account/kind-choice.tsx';
import { text as accountText } from '../../parts/account/text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AddressCard } from './address-card.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecurityCard } from './security/security-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { text } from './text.ts';

export function AccountScreen() {
  return (
    <Page title={text.account.title} description={text.account.description} width="reading">
      <div className="grid gap-3 md:gap-5">
        <ConfirmAddressCard />
        <ProfileCard />
        <Card title={accountText.kindTitle}>
          <p className="mb-3 text-13 text-muted">{accountText.kindAgain}</p>
          <KindChoice label={accountText.kindTitle} />
        </Card>
        <AddressCard />
        <PasswordCard />
        <SecurityCard />
        <SessionsCard />
        <DeleteAccountCard />
      </div>
    </Page>
  );
}
