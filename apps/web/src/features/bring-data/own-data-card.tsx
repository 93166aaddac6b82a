import { useSession } from '../../lib/session.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { text } from './text.ts';

const PLACES = [
  { screen: SCREENS.ownListingFile, words: text.ownListings },
  { screen: SCREENS.riskDashboard, words: text.portfolio },
  { screen: SCREENS.leadImports, words: text.leads },
];

/** What a workspace brings in for itself, by whoever may. */
export function OwnDataCard() {
  const { meets } = useSession();
  return (
    <Card flush title={text.own} subtitle={text.ownAbout}>
      <ul className="divide-y divide-line border-t border-line">
        {PLACES.filter(({ screen }) => meets(screen.needs)).map(({ screen, words: [title, about] }) => (
          <li key={screen.path} className="px-4 py-3.5 text-13 md:px-5">
            <TextLink to={screen.path} className="touch-area font-medium">
              {title}
            </TextLink>
            <p className="mt-0.5 text-pretty text-muted">{about}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
