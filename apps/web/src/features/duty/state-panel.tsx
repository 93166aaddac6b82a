import type { DutyOfState, DutyVersion } from '@propguard/protocol/duty';
import { siteOf } from '@propguard/rules/duty/state-duty';
import { shortDay } from '@propguard/rules/formats/days';
import { wholeAud } from '@propguard/rules/formats/money';
import { STATE_NAMES } from '@propguard/rules/places/states';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PencilLine, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { BracketTable } from './bracket-table.tsx';
import { DutyHistory } from './duty-history.tsx';
import { DutyTrial } from './duty-trial.tsx';
import { text } from './text.ts';
import { VersionBadge } from './version-badge.tsx';

type Relief = NonNullable<DutyVersion['duty']['firstHome']>;
const betweenOf = ({ isShareOfOwnDuty, ownHome }: Relief): string => {
  if (ownHome)
    return text.outOfOwnHome(ownHome.percent, wholeAud(ownHome.lowUntilAud), wholeAud(ownHome.stepAud));
  return isShareOfOwnDuty ? text.shareOfOwnDuty : text.shareOfDutyAtEnd;
};

const factsOf = ({ duty, validFrom }: DutyVersion) => [
  { term: text.validFrom, detail: shortDay(validFrom) },
  ...(duty.firstHome
    ? [
        { term: text.firstHomeFree, detail: wholeAud(duty.firstHome.freeUntilAud) },
        {
          term: duty.firstHome.ownHome ? text.firstHomeNoReliefFrom : text.firstHomeUntil,
          detail: wholeAud(duty.firstHome.untilAud),
        },
        { term: text.firstHomeBetween, detail: betweenOf(duty.firstHome) },
      ]
    : [{ term: text.firstHomeNone, detail: text.firstHomeUnknown }]),
  { term: text.office, detail: duty.office },
  {
    term: text.source,
    detail: (
      <TextLink to={duty.sourceUrl} target="_blank" rel="noreferrer">
        {siteOf(duty)}
      </TextLink>
    ),
  },
];

interface StatePanelProps {
  of: DutyOfState;
  /** The version that is looked at; null for the one in force. */
  shown: number | null;
  onShow: (version: number) => void;
  onEdit: () => void;
}

export function StatePanel({ of: { state, versions }, shown, onShow, onEdit }: StatePanelProps) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<'restore' | 'withdraw' | null>(null);
  const version = versions.find((one) => one.version === shown) ?? versions.find(({ inForce }) => inForce);
  const done = (title: string) => ({
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: api.duty.key() });
      notify.success({ title });
    },
    onError: (error: unknown) => notify.error({ title: text.notDone, description: errorText(error) }),
    onSettled: () => setAsking(null),
  });
  const restore = useMutation(api.duty.restoreBuiltIn.mutationOptions(done(text.restored)));
  const withdraw = useMutation(api.duty.withdraw.mutationOptions(done(text.withdrawn)));
  if (!version) return null;
  const isOwn = version.createdAt !== null && version.withdrawnAt === null;
  const hasOwn = versions.some(({ createdAt, withdrawnAt }) => createdAt !== null && withdrawnAt === null);
  return (
    <div className="grid gap-3 md:gap-5">
      <div className="grid items-start gap-3 md:gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card
          flush
          title={`${STATE_NAMES[state]}: ${text.name(version.version)}`}
          provenance={<VersionBadge version={version} state={state} />}
          actions={
            <>
              {isOwn ? (
                <Button size="sm" icon={Undo2} onClick={() => setAsking('withdraw')}>
                  {text.withdraw}
                </Button>
              ) : null}
              <Button size="sm" kind="primary" icon={PencilLine} onClick={onEdit}>
                {text.edit}
              </Button>
            </>
          }
        >
          <BracketTable duty={version.duty} />
        </Card>
        <div className="grid gap-3 md:gap-5">
          <Card title={text.facts}>
            <DefinitionList items={factsOf(version)} />
          </Card>
          <DutyTrial duty={version.duty} />
        </div>
      </div>
      <DutyHistory state={state} versions={versions} selected={version.version} onSelect={onShow} />
      {hasOwn ? (
        <div>
          <Button icon={RotateCcw} onClick={() => setAsking('restore')}>
            {text.restore}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={asking === 'restore'}
        onOpenChange={(open) => setAsking(open ? 'restore' : null)}
        title={text.restoreOf(STATE_NAMES[state])}
        description={text.restoreDetail}
        confirmLabel={text.restore}
        busy={restore.isPending}
        onConfirm={() => restore.mutate({ state })}
      />
      <ConfirmDialog
        open={asking === 'withdraw'}
        onOpenChange={(open) => setAsking(open ? 'withdraw' : null)}
        title={text.withdrawOf(text.name(version.version))}
        description={text.withdrawDetail}
        confirmLabel={text.withdraw}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ state, version: version.version })}
      />
    </div>
  );
}
