import type { ChainOverview, TitleMortgage } from '@propguard/protocol/titles';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';
import { acceptMortgage, act, payMortgage } from './title-actions.ts';
import { useChainAction } from './use-chain-action.ts';
import { useDemoTab } from './use-demo-tab.ts';
import { explainFailure } from './wallet/explain-failure.ts';
import { useWallet } from './wallet/use-wallet.ts';

const words = text.mortgages;

type Step = 'pay' | 'accept' | 'withdraw' | 'discharge' | 'release';

const LABELS: Record<Step, { label: string; busy: string }> = {
  pay: { label: words.pay, busy: words.paying },
  accept: { label: words.accept, busy: words.accepting },
  withdraw: { label: words.withdraw, busy: words.withdrawing },
  discharge: { label: words.discharge, busy: words.discharging },
  release: { label: words.release, busy: words.releasing },
};

/** What each party may do in a state; the contract has the last word. */
const stepsOf = ({ status, lender, borrower }: TitleMortgage, address: string | undefined): Step[] => {
  const isLender = address === lender;
  const isBorrower = address === borrower;
  if (status === 'Offered')
    return [...(isBorrower ? ['accept' as const] : []), ...(isLender ? ['withdraw' as const] : [])];
  // Everyone sees it, as OPS-CHAIN-10 has it; pressed by another account it says who can pay.
  if (status === 'Active' || status === 'Late') return ['pay', ...(isLender ? ['discharge' as const] : [])];
  return status === 'PaidOff' && isBorrower ? ['release'] : [];
};

interface MortgageActionsProps {
  mortgage: TitleMortgage;
  overview: ChainOverview;
}

export function MortgageActions({ mortgage, overview }: MortgageActionsProps) {
  const { wallet } = useWallet();
  const { open } = useDemoTab();
  const action = useChainAction<Step>(overview, async (sender, contracts, step) => {
    if (step === 'pay') await payMortgage(sender, contracts, mortgage);
    else if (step === 'accept') await acceptMortgage(sender, contracts, mortgage);
    else await act(sender, contracts, step, mortgage);
    notify.success({ title: words.done[step] });
  });
  return (
    <div className="grid w-full gap-2 text-ink">
      {action.error ? (
        <ErrorState title={words.failed} className="w-full">
          {explainFailure(action.error)}
        </ErrorState>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {stepsOf(mortgage, wallet?.address).map((step) => (
          <Button
            key={step}
            size="sm"
            kind={step === 'pay' || step === 'accept' || step === 'release' ? 'primary' : 'secondary'}
            disabled={action.isPending && action.variables !== step}
            busy={action.isPending && action.variables === step}
            busyLabel={LABELS[step].busy}
            onClick={() => action.mutate(step)}
          >
            {LABELS[step].label}
          </Button>
        ))}
        <Button size="sm" onClick={() => open('contracts', { contract: 'mortgageManager' })}>
          {words.viewContract}
        </Button>
      </div>
    </div>
  );
}
