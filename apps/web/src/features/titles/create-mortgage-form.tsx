import { zodResolver } from '@hookform/resolvers/zod';
import type { ChainOverview } from '@propguard/protocol/titles';
import { monthlyRepayment, SUGGESTED_ANNUAL_RATE_PERCENT } from '@propguard/rules/titles/repayment';
import { useForm, useWatch } from 'react-hook-form';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { MortgageFields } from './form-fields.ts';
import { text } from './text.ts';
import { type NewMortgage, offerMortgage } from './title-actions.ts';
import { useChainAction } from './use-chain-action.ts';
import { useDemoTab } from './use-demo-tab.ts';
import { CallRefused, explainFailure } from './wallet/explain-failure.ts';

const words = text.create;

const suggestedPayment = (principal: string, rate: string, term: string): number | null => {
  const [amount, percent, months] = [Number(principal), Number(rate), Number(term)];
  const isUsable = amount > 0 && months >= 1 && percent >= 0 && rate !== '' && Number.isInteger(months);
  return isUsable ? monthlyRepayment(amount, percent, months) : null;
};

/** OPS-CHAIN-14, OPS-CHAIN-15. The connected account is the lender. */
export function CreateMortgageForm({ overview }: { overview: ChainOverview }) {
  const { open } = useDemoTab();
  const { params } = useAddressParams();
  const form = useForm({
    resolver: zodResolver(MortgageFields),
    mode: 'onTouched',
    defaultValues: {
      titleId: params.get('title') ?? '',
      borrower: '',
      principal: '',
      monthlyPayment: '',
      termMonths: '',
      annualRatePercent: '',
    },
  });
  const create = useChainAction<NewMortgage>(overview, async (sender, contracts, offer) => {
    if (offer.borrower.toLowerCase() === sender.address.toLowerCase())
      throw new CallRefused(text.invalid.ownBorrower);
    await offerMortgage(sender, contracts, offer);
    notify.success({ title: words.done });
    open('mortgages');
  });
  const [principal, rate, term] = useWatch({
    control: form.control,
    name: ['principal', 'annualRatePercent', 'termMonths'],
  });
  const payment = suggestedPayment(principal, rate, term);
  const { errors } = form.formState;
  return (
    <Card title={words.heading} subtitle={text.notLegalTitle} className="max-w-180">
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => create.mutate(values))}
        className="grid gap-3.5"
      >
        {create.error ? (
          <ErrorState title={text.mortgages.failed}>{explainFailure(create.error)}</ErrorState>
        ) : null}
        <Field label={words.token} error={errors.titleId?.message}>
          <TextInput inputMode="numeric" autoComplete="off" {...form.register('titleId')} />
        </Field>
        <Field label={words.borrower} hint={words.borrowerHint} error={errors.borrower?.message}>
          <TextInput
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            {...form.register('borrower')}
          />
        </Field>
        <div className="grid gap-x-3 gap-y-3.5 sm:grid-cols-2">
          <Field label={words.principal} error={errors.principal?.message}>
            <TextInput inputMode="decimal" autoComplete="off" {...form.register('principal')} />
          </Field>
          <Field label={words.term} error={errors.termMonths?.message}>
            <TextInput inputMode="numeric" autoComplete="off" {...form.register('termMonths')} />
          </Field>
          <Field label={words.rate} error={errors.annualRatePercent?.message}>
            <TextInput
              type="number"
              step="0.1"
              min="0"
              placeholder={String(SUGGESTED_ANNUAL_RATE_PERCENT)}
              autoComplete="off"
              {...form.register('annualRatePercent')}
            />
          </Field>
          <Field
            label={words.payment}
            error={errors.monthlyPayment?.message}
            hint={payment === null ? undefined : words.paymentHint(payment)}
            aside={
              payment === null ? undefined : (
                <Button
                  kind="ghost"
                  size="sm"
                  onClick={() => form.setValue('monthlyPayment', String(payment), { shouldValidate: true })}
                >
                  {words.usePayment}
                </Button>
              )
            }
          >
            <TextInput inputMode="decimal" autoComplete="off" {...form.register('monthlyPayment')} />
          </Field>
        </div>
        <div>
          <Button type="submit" kind="primary" busy={create.isPending} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
