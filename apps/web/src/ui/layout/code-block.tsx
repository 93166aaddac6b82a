import { CopyButton } from '../controls/copy-button.tsx';
import { ScrollRegion } from './scroll-region.tsx';

interface CodeBlockProps {
  code: string;
  /** What it is, for those who reach it by keyboard. */
  label: string;
  copyLabel?: string;
}

export function CodeBlock({ code, label, copyLabel = 'Copy' }: CodeBlockProps) {
  return (
    <div className="flex min-w-0 items-start rounded-2 border border-line bg-sunken">
      <ScrollRegion label={label} className="min-w-0 flex-1 rounded-2 py-3 pl-4">
        <pre className="font-mono text-12 leading-relaxed">
          <code>{code}</code>
        </pre>
      </ScrollRegion>
      <CopyButton text={code} label={copyLabel} compact className="m-1.5 flex-none" />
    </div>
  );
}
