import { zodResolver } from '@hookform/resolvers/zod';
import type { ChainOverview } from '@propguard/protocol/titles';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { MintFields } from './form-fields.ts';
import { text } from './text.ts';
import { mintTitle, type NewTitle } from './title-actions.ts';
import { useChainAction } from './use-chain-action.ts';
import { useDemoTab } from './use-demo-tab.ts';
import { explainFailure } from './wallet/explain-failure.ts';
import { useWallet } from './wallet/use-wallet.ts';

const words = text.mint;

/** OPS-CHAIN-12, OPS-CHAIN-13. */
export function MintForm({ overview }: { overview: ChainOverview }) {
  const { open } = useDemoTab();
  const { wallet } = useWallet();
  const form = useForm({
    resolver: zodResolver(MintFields),
    mode: 'onTouched',
    defaultValues: {
      location: '',
      areaSqFt: '',
      valuationUsd: '',
      owner: '',
      legalDescription: '',
      metadataUri: '',
    },
  });
  const mint = useChainAction<NewTitle>(overview, async (sender, contracts, title) => {
    await mintTitle(sender, contracts, title);
    notify.success({ title: words.done });
    open('properties');
  });
  const { errors } = form.formState;
  return (
    <Card title={words.heading} subtitle={text.notLegalTitle} className="max-w-180">
      <form noValidate onSubmit={form.handleSubmit((values) => mint.mutate(values))} className="grid gap-3.5">
        {mint.error ? (
          <ErrorState title={text.mortgages.failed}>{explainFailure(mint.error)}</ErrorState>
        ) : null}
        <Field label={words.location} error={errors.location?.message}>
          <TextInput autoComplete="off" {...form.register('location')} />
        </Field>
        <div className="grid gap-x-3 gap-y-3.5 sm:grid-cols-2">
          <Field label={words.area} error={errors.areaSqFt?.message}>
            <TextInput inputMode="numeric" autoComplete="off" {...form.register('areaSqFt')} />
          </Field>
          <Field label={words.valuation} error={errors.valuationUsd?.message}>
            <TextInput inputMode="numeric" autoComplete="off" {...form.register('valuationUsd')} />
          </Field>
        </div>
        <Field
          label={words.owner}
          hint={words.ownerHint}
          error={errors.owner?.message}
          aside={
            wallet ? (
              <Button
                kind="ghost"
                size="sm"
                onClick={() => form.setValue('owner', wallet.address, { shouldValidate: true })}
              >
                {words.useMine}
              </Button>
            ) : undefined
          }
        >
          <TextInput
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            {...form.register('owner')}
          />
        </Field>
        <Field label={words.legal} hint={words.legalHint} error={errors.legalDescription?.message}>
          <TextInput autoComplete="off" {...form.register('legalDescription')} />
        </Field>
        <Field label={words.metadata} hint={words.metadataHint} error={errors.metadataUri?.message}>
          <TextInput autoComplete="off" spellCheck={false} {...form.register('metadataUri')} />
        </Field>
        <div>
          <Button type="submit" kind="primary" busy={mint.isPending} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
