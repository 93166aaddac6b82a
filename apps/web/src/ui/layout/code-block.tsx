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
    <div className="relative min-w-0 rounded-2 border border-line bg-sunken">
      <ScrollRegion label={label} className="rounded-2 py-3 pr-14 pl-4">
        <pre className="font-mono text-12 leading-relaxed">
          <code>{code}</code>
        </pre>
      </ScrollRegion>
      <CopyButton text={code} label={copyLabel} compact className="absolute top-1.5 right-1.5 bg-sunken" />
    </div>
  );
}
