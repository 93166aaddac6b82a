import { partners } from '../content.ts';

/** CORE-LAND-18 */
export function PartnerStrip() {
  return (
    <section aria-label={partners.label} className="border-b border-line">
      <div className="mx-auto flex max-w-300 flex-wrap items-center gap-x-6 gap-y-2 px-4 py-6 text-muted md:px-8 lg:justify-between">
        <p className="text-13 max-lg:w-full">{partners.label}</p>
        {partners.names.map((name) => (
          <p key={name} className="text-[15px] font-semibold tracking-[-0.01em]">
            {name}
          </p>
        ))}
      </div>
    </section>
  );
}
