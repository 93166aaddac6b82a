import type { SecurityState } from '@propguard/protocol/security';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { canUsePasskeys } from '../../../lib/passkeys.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { PasskeyRows } from './passkey-rows.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { text } from './text.ts';
import { TurnOffDialog } from './turn-off-dialog.tsx';

const DIALOGS = { setUp: SetUpDialog, turnOff: TurnOffDialog, renew: RenewDialog, passkey: PasskeyDialog };
type Opened = keyof typeof DIALOGS;

export function SecurityCard() {
  const { data, error, isFetching, refetch } = useQuery(api.security.state.queryOptions());
  return (
    <Card flush title={text.title}>
      {data ? (
        <Parts state={data} />
      ) : error ? (
        <ReadFailure
          title={text.failed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
          className="border-t border-line"
        />
      ) : (
        <Loading label={text.loading} className="border-t border-line">
          <SkeletonTable rows={2} columns={2} />
        </Loading>
      )}
    </Card>
  );
}

function Parts({ state: { secondFactor, recoveryCodesLeft, passkeys } }: { state: SecurityState }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const Opening = opened === null ? null : DIALOGS[opened];
  return (
    <div className="divide-y divide-line border-t border-line">
      <Part
        title={text.app}
        mark={secondFactor ? <Badge tone="positive">{text.on}</Badge> : null}
        detail={secondFactor ? text.appOn : text.appOff}
        action={
          <Button size="sm" onClick={() => setOpened(secondFactor ? 'turnOff' : 'setUp')}>
            {secondFactor ? text.turnOff : text.turnOn}
          </Button>
        }
      />
      {secondFactor || passkeys.length > 0 ? (
        <Part
          title={text.recovery}
          detail={text.recoveryLeft(recoveryCodesLeft)}
          action={
            <Button size="sm" onClick={() => setOpened('renew')}>
              {text.renew}
            </Button>
          }
        />
      ) : null}
      {canUsePasskeys() || passkeys.length > 0 ? (
        <Part
          title={text.passkeys}
          detail={text.passkeysDetail}
          action={
            canUsePasskeys() ? (
              <Button size="sm" onClick={() => setOpened('passkey')}>
                {text.add}
              </Button>
            ) : null
          }
        >
          {passkeys.length > 0 ? <PasskeyRows passkeys={passkeys} hasApp={secondFactor} /> : null}
        </Part>
      ) : null}
      {Opening ? <Opening onClose={() => setOpened(null)} hasPasskeys={passkeys.length > 0} /> : null}
    </div>
  );
}

interface PartProps {
  title: string;
  mark?: ReactNode;
  detail: string;
  action: ReactNode;
  children?: ReactNode;
}

function Part({ title, mark, detail, action, children }: PartProps) {
  return (
    <div className="px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_14rem]">
          <h3 className="flex items-center gap-2 text-13 font-medium">
            {title}
            {mark}
          </h3>
          <p className="mt-0.5 text-13 text-pretty text-muted">{detail}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
