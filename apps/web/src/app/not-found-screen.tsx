import { LinkButton } from '../ui/controls/link-button.tsx';
import { text } from './text.ts';

/** CORE-ROUTE-09 to 11 */
export function NotFoundScreen() {
  return (
    <section className="mx-auto grid min-h-[60vh] w-full max-w-120 content-center justify-items-start px-4 py-16">
      <p className="text-64 leading-none font-medium tracking-hero tabular-nums">{text.notFound.code}</p>
      <h1 className="mt-3 text-20 tracking-title">{text.notFound.title}</h1>
      <LinkButton to="/" className="mt-5">
        {text.notFound.home}
      </LinkButton>
    </section>
  );
}
