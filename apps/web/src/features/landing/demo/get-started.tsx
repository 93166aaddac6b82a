import { SAMPLE_ADDRESS } from '../../../parts/properties/sample-address.ts';
import { questionPath } from '../../../routes/analyse.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { leadsSomewhere } from '../links.ts';
import { text } from './text.ts';

/** CORE-DEMO-04 to 06. Until a screen is there, the first of its stand-ins is linked; without one, nothing is. */
const ACTIONS = [
  { label: text.tryLive, paths: ['/ai-services', questionPath(SAMPLE_ADDRESS)] },
  { label: text.scheduleTour, paths: ['/virtual-tours', '/?demo=virtual-tour#demo'] },
  { label: text.startChat, paths: ['/sensay'] },
];

export function GetStarted() {
  const actions = ACTIONS.map(({ label, paths }) => ({ label, to: paths.find(leadsSomewhere) }));
  return (
    <section aria-labelledby="get-started" className="mt-auto">
      <h3 id="get-started" className="sr-only">
        {text.getStarted}
      </h3>
      <div className="grid gap-2">
        {actions.map(({ label, to }, index) =>
          to === undefined ? null : (
            <LinkButton key={label} to={to} wide kind={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </LinkButton>
          ),
        )}
      </div>
    </section>
  );
}
