import { claims, ILLUSTRATIVE_LINE } from '../content.ts';
import { text } from '../text.ts';
import { MeasuredFigures } from './measured-figures.tsx';

/** CORE-LAND-20: what is claimed and what was measured, side by side, and each named. */
export function StatsBand() {
  return (
    <section className="border-y border-line bg-sunken">
      <div className="mx-auto grid max-w-300 px-4 md:px-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="border-line py-12 max-lg:border-b lg:border-r lg:py-16 lg:pr-10">
          <h2 className="text-14">{text.stats.illustrative}</h2>
          <p className="mt-1 text-13 text-muted">{ILLUSTRATIVE_LINE}</p>
          <dl className="mt-5.5 grid border-t border-rule sm:grid-cols-2">
            {claims.map(({ figure, of }) => (
              <div
                key={of}
                className="flex h-12.5 flex-row-reverse items-center justify-end gap-2.5 border-b border-line whitespace-nowrap"
              >
                <dt className="text-13 text-muted">{of}</dt>
                <dd className="min-w-15 text-20 font-semibold tracking-[-0.02em]">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="py-12 lg:py-16 lg:pl-14">
          <h2 className="text-14">{text.stats.measured}</h2>
          <MeasuredFigures />
        </div>
      </div>
    </section>
  );
}
