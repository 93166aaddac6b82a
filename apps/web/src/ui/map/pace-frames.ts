import type { Map as MapLibreMap } from 'maplibre-gl';
import { PROMPT_MS, untilDrawn, untilIdle } from './graphics-answer.ts';
import { watchScrolling } from './page-at-rest.ts';
import { programsInTime } from './programs-in-time.ts';

/**
 * Begins no frame before the last one has been drawn and the programs that it lacked are there. Where drawing is
 * slow, only a map that moves is drawn while the page itself is: a browser shows both at once, and lets the page's own
 * thread wait for it. With a slow graphics card, or none, either would be a second or more.
 */
export function paceFrames(map: MapLibreMap, onDrawn: () => void): void {
  const { gl } = map.painter.context;
  const begin = map.triggerRepaint.bind(map);
  const page = watchScrolling();
  let programs = programsInTime(map.painter.programCache, gl);
  let phase: 'at rest' | 'held back' | 'begun' | 'drawing' | 'gone' = 'at rest';
  let isWanted = false;
  let isSlow = false;

  const start = () => {
    isWanted = false;
    phase = 'begun';
    begin();
  };
  const untilPageRests = async () => {
    do await untilIdle(() => untilDrawn(gl));
    while (phase !== 'gone' && page.isScrolling() && !map.isMoving());
  };
  const startOnceThePageRests = async () => {
    phase = 'held back';
    await untilPageRests();
    if (phase === 'held back') start();
  };
  const complete = async () => {
    isSlow = (await untilDrawn(gl)) > PROMPT_MS;
    if (phase !== 'drawing') return;
    if (programs.areAwaited()) {
      isWanted = true;
      await programs.make(untilPageRests);
    } else if (map.loaded()) onDrawn();
  };

  map.triggerRepaint = () => {
    if (phase === 'drawing') isWanted = true;
    else if (phase === 'at rest' && isSlow && !map.isMoving()) void startOnceThePageRests();
    else if (phase !== 'held back' && phase !== 'gone') start();
  };
  const finish = async () => {
    phase = 'drawing';
    await complete().catch((error: unknown) => map.fire('error', { error }));
    if (phase !== 'drawing') return;
    phase = 'at rest';
    if (isWanted) map.triggerRepaint();
  };
  map.on('render', () => {
    if (phase !== 'drawing') void finish();
  });
  map.on('webglcontextrestored', () => {
    programs = programsInTime(map.painter.programCache, gl);
    phase = 'at rest';
    map.triggerRepaint();
  });
  map.on('remove', () => {
    phase = 'gone';
    page.stop();
  });
}
