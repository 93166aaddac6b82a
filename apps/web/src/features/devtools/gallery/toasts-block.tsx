import { ProvenanceCard } from '../../../parts/provenance/provenance.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { ToastCard, type ToastKind } from '../../../ui/overlays/toast-card.tsx';
import { text } from '../text.ts';
import { Block, Row, Side } from './block.tsx';
import { PROVENANCE } from './sample.ts';

const words = text.toasts;
const COLUMNS: readonly ToastKind[][] = [
  ['success', 'info'],
  ['error', 'copied'],
];
const KINDS = COLUMNS.flat();

export function ToastsBlock() {
  const undo = { label: words.undo, onClick: () => notify.info(words.retried) };
  return (
    <Block heading={text.blocks.toasts}>
      <Side by={3} loose>
        {COLUMNS.map((kinds) => (
          <div key={kinds.join()} className="grid gap-2">
            {kinds.map((kind) => (
              <ToastCard key={kind} kind={kind} {...words[kind]} onClose={() => notify[kind](words[kind])} />
            ))}
          </div>
        ))}
        <div className="rounded-2 bg-raised px-4 py-3.5 text-13 shadow-lift">
          <ProvenanceCard title={text.figures.provenanceTitle} facts={PROVENANCE} />
        </div>
      </Side>
      <Row>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            size="sm"
            onClick={() => notify[kind]({ ...words[kind], ...(kind === 'info' ? { action: undo } : {}) })}
          >
            {words.show[kind]}
          </Button>
        ))}
      </Row>
    </Block>
  );
}
