import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { SAMPLE_ADDRESS } from '../../../parts/properties/sample-address.ts';
import { questionPath } from '../../../routes/analyse.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { hero } from '../content.ts';
import { APP_PATH } from '../links.ts';
import { text } from '../text.ts';
import { HeroGround } from './hero-ground.tsx';
import { SampleAnalysisCard } from './sample-analysis-card.tsx';

const VideoDialog = lazy(async () => ({ default: (await import('../video/video-dialog.tsx')).VideoDialog }));

/** CORE-LAND-17 */
export function Hero() {
  const [isWatching, setWatching] = useState(false);
  return (
    <div className="relative overflow-hidden border-b border-line">
      <HeroGround />
      <div className="relative mx-auto grid max-w-300 items-center gap-10 px-4 py-12 md:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)] lg:gap-16 lg:py-20">
        <div>
          <h1 className="font-serif text-44 leading-[1.06] font-normal tracking-[-0.022em] text-balance md:text-[60px]">
            {hero.title}
          </h1>
          <p className="mt-5 max-w-[44ch] text-[18px] leading-[1.55] text-muted">{hero.lead}</p>
          <div className="mt-7 flex flex-wrap gap-2.5">
            <LinkButton to={APP_PATH} kind="primary" size="lg">
              {text.getStarted}
            </LinkButton>
            <Button size="lg" icon={Play} onClick={() => setWatching(true)}>
              {text.watchDemo}
            </Button>
          </div>
          <p className="mt-4.5">
            <TextLink to={questionPath(SAMPLE_ADDRESS)}>{text.tryDemo}</TextLink>
          </p>
        </div>
        <SampleAnalysisCard />
      </div>
      {isWatching ? (
        <Suspense>
          <VideoDialog onClose={() => setWatching(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
