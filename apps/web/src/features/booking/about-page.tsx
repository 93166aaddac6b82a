import type { PublicPage } from '@propguard/protocol/booking';
import type { LocationType } from '@propguard/rules/appointments/appointment-kinds';
import { clsx } from 'clsx';
import { DollarSign, House, type LucideIcon, MapPin, Sparkles, Star } from 'lucide-react';
import { Avatar } from '../../parts/people/avatar.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { useSpoken } from './languages/spoken.tsx';
import { dollarsText } from './times.ts';

interface AboutPageProps {
  slug: string;
  page: PublicPage;
  place: LocationType;
  onPlace: (place: LocationType) => void;
}

/** What is booked: the home, who shows it, and the ways to meet. */
export function AboutPage({ slug, page, place, onPlace }: AboutPageProps) {
  const { text } = useSpoken();
  const { home, rating } = page;
  return (
    <>
      {home?.photoVersion ? (
        <img
          src={`/api/book/${encodeURIComponent(slug)}/photo?v=${encodeURIComponent(home.photoVersion)}`}
          alt={text.picture({ address: home.address })}
          className="mb-3.5 aspect-3/2 w-full rounded-2 border border-line object-cover"
        />
      ) : null}
      <div className="flex items-center gap-2.5 text-13">
        {page.agent ? <Avatar name={page.agent} size="md" /> : null}
        <div>
          <p className="font-semibold">{page.agent ?? text.whoever}</p>
          {rating ? (
            <p className="flex items-center gap-1 text-muted tabular-nums">
              <Icon of={Star} size={14} />
              {text.reviews({ average: rating.average.toFixed(1), count: rating.count })}
            </p>
          ) : null}
        </div>
      </div>
      {home ? <HomeFacts home={home} /> : null}
      {page.note ? (
        <p dir="auto" className="mt-3.5 text-13 whitespace-pre-line text-muted">
          {page.note}
        </p>
      ) : null}
      <fieldset className="mt-4 grid gap-1.5">
        <legend className="sr-only">{text.placesLabel}</legend>
        {page.places.map((offered) => (
          <label
            key={offered.place}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-2 border px-3 text-13',
              offered.place === place
                ? 'border-accent bg-accent-soft inset-ring inset-ring-accent'
                : 'border-line',
            )}
          >
            <input
              type="radio"
              name="place"
              value={offered.place}
              checked={offered.place === place}
              onChange={() => onPlace(offered.place)}
              className="accent-accent"
            />
            <span className="flex-1">{text.places[offered.place]}</span>
            <span className="text-12 text-muted tabular-nums">
              {text.minutes({ count: offered.minutes })}
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

type Home = NonNullable<PublicPage['home']>;

/** Where it is, its rooms, what it may cost, and what it has. */
function HomeFacts({ home }: { home: Home }) {
  const { text, locale } = useSpoken();
  const rooms = [
    ...(home.bedrooms ? [text.bedrooms({ count: home.bedrooms })] : []),
    ...(home.bathrooms ? [text.bathrooms({ count: home.bathrooms })] : []),
    ...(home.carSpaces ? [text.carSpaces({ count: home.carSpaces })] : []),
  ];
  return (
    <ul className="mt-3.5 grid gap-2 text-13">
      <Fact icon={MapPin}>{home.address}</Fact>
      {rooms.length > 0 ? (
        <Fact icon={House}>{new Intl.ListFormat(locale, { type: 'unit' }).format(rooms)}</Fact>
      ) : null}
      {home.guide ? (
        <Fact icon={DollarSign}>
          {text.guide({
            from: dollarsText(home.guide.fromAud, locale),
            to: dollarsText(home.guide.toAud, locale),
          })}
        </Fact>
      ) : null}
      {home.features.length > 0 ? <Fact icon={Sparkles}>{asSentence(home.features.join(', '))}</Fact> : null}
    </ul>
  );
}

const asSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

function Fact({ icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex gap-2.5">
      <Icon of={icon} size={16} className="mt-0.5 flex-none text-muted" />
      <span dir="auto" className="min-w-0">
        {children}
      </span>
    </li>
  );
}
