import type { Scene } from './scenes.ts';

const clock = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `00:${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`;
};

/** The words of the scenes, each as long as its scene is shown. */
export const captionsOf = (scenes: readonly Pick<Scene, 'caption' | 'seconds'>[]): string => {
  let from = 0;
  const cues = scenes.map(({ caption, seconds }) => {
    const cue = `${clock(from)} --> ${clock(from + seconds)}\n${caption}\n`;
    from += seconds;
    return cue;
  });
  return ['WEBVTT\n', ...cues].join('\n');
};
