import { RotateCw } from 'lucide-react';
import { Button } from '../ui/controls/button.tsx';
import { text } from './text.ts';

/** CORE-ERR-06. It stands where the screen was, and needs nothing that may have failed. */
export function ErrorScreen() {
  return (
    <section className="mx-auto grid min-h-[60vh] w-full max-w-120 content-center px-4 py-16">
      <div className="rounded-2 border border-line bg-surface p-5 md:p-6">
        <h1 className="text-16">{text.error.title}</h1>
        <p className="mt-1.5 text-muted">{text.error.description}</p>
        <Button icon={RotateCw} className="mt-4" onClick={() => window.location.reload()}>
          {text.error.refresh}
        </Button>
      </div>
    </section>
  );
}
