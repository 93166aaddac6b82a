import type { Known } from '@propguard/protocol/privacy';
import { Button } from '../../ui/controls/button.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { text } from './text.ts';

const words = text.known;

const save = (known: Known): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(known, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = words.file;
  link.click();
  URL.revokeObjectURL(url);
};

/** Every row about the person, by what it is, to be read here or handed to them as a file. */
export function KnownCard({ name, known, onClose }: { name: string; known: Known; onClose: () => void }) {
  const kinds = Object.entries(known.facts).filter(([, rows]) => rows.length > 0);
  return (
    <section aria-label={words.title(name)} className="grid gap-3 rounded-2 border border-line p-3.5">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 font-semibold break-words">{words.title(name)}</h3>
        <Button size="sm" onClick={() => save(known)}>
          {words.save}
        </Button>
        <Button size="sm" kind="ghost" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      {kinds.map(([kind, rows]) => (
        <details key={kind} className="group">
          <summary className="cursor-pointer rounded-1 py-1 capitalize touch:min-h-touch touch:content-center">
            {kind} <span className="text-muted normal-case">{words.rows(rows.length)}</span>
          </summary>
          <CodeBlock label={kind} code={JSON.stringify(rows, null, 2)} />
        </details>
      ))}
    </section>
  );
}
