import type { ChainTransaction } from '@propguard/protocol/titles';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { text } from './text.ts';
import { TransactionStatus } from './transaction-columns.tsx';

const words = text.explorer;

interface TransactionDialogProps {
  transaction: ChainTransaction | null;
  onClose: () => void;
}

export function TransactionDialog({ transaction, onClose }: TransactionDialogProps) {
  return (
    <Dialog
      open={transaction !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={transaction ? `${words.transaction}: ${transaction.call}` : words.transaction}
    >
      {transaction ? <Details transaction={transaction} /> : null}
    </Dialog>
  );
}

function Details({ transaction }: { transaction: ChainTransaction }) {
  const { dateTime } = useInstantText();
  const { hash, status, blockNumber, at, from, to, gasUsed, feeWei, events } = transaction;
  const mono = (value: string) => <span className="font-mono text-12 break-all">{value}</span>;
  return (
    <div className="grid gap-4">
      <DefinitionList
        items={[
          {
            term: words.hash,
            detail: (
              <span className="flex items-center gap-1">
                {mono(hash)}
                <CopyButton compact text={hash} label={words.copyHash} />
              </span>
            ),
          },
          { term: words.columns.status, detail: <TransactionStatus status={status} /> },
          { term: words.columns.block, detail: blockNumber ?? words.none },
          { term: words.columns.at, detail: dateTime(at) },
          { term: words.columns.from, detail: mono(from) },
          { term: words.to, detail: to ? mono(to) : words.none },
          { term: words.columns.gas, detail: gasUsed ? Number(gasUsed).toLocaleString('en-AU') : words.none },
          { term: words.fee, detail: feeWei ? words.wei(feeWei) : words.none },
        ]}
      />
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event of a transaction has no identity but its place
        <section key={index}>
          <h3 className="text-13 font-semibold">{event.name}</h3>
          <DefinitionList
            items={event.arguments.map(({ name, value }) => ({ term: name, detail: mono(value) }))}
          />
        </section>
      ))}
    </div>
  );
}
