import { ApiKeysScreen } from '../features/api-keys/api-keys-screen.tsx';
import { ApiAccessNotice } from '../features/plans/api-access-notice.tsx';

export function ApiKeysPage() {
  return <ApiKeysScreen notice={<ApiAccessNotice />} />;
}
