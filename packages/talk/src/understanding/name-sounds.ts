/** Consonants that several scripts share; what is not here is a vowel, or too near to one to tell names apart. */
const SOUNDS: readonly [sound: string, letters: string][] = [
  ['b', 'bpبпбपबभ'],
  ['d', 'dدضдडढदध'],
  ['f', 'fفфफ'],
  ['g', 'gjجغгжगघजझ'],
  ['k', 'ckqكقхкчकखचछ'],
  ['l', 'lлلल'],
  ['m', 'mمмम'],
  ['n', 'nنнनण'],
  ['r', 'rрرर'],
  ['s', 'szسشصزсзшщцशषस'],
  ['t', 'tتطثтटठतथ'],
];
const SOUND_OF = new Map(
  SOUNDS.flatMap(([sound, letters]) => Array.from(letters).map((letter) => [letter, sound] as const)),
);

/** 'Floreat', 'فلوريت' and 'Флорит' sound alike: the consonants of a name, each run of one once. */
const soundsOf = (name: string): string =>
  Array.from(name.toLowerCase())
    .map((letter) => SOUND_OF.get(letter) ?? '')
    .join('')
    .replace(/(.)\1+/g, '$1');

const LEAST_SOUNDS = 3;
const WORDS = /[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Devanagari}\p{M}]{3,}/gu;

/** Which of a few names a text writes in its own script; none where it cannot be told. */
export const namesHeard = (text: string, names: readonly string[]): string[] => {
  const heard = new Set(
    (text.match(WORDS) ?? []).map(soundsOf).filter((sounds) => sounds.length >= LEAST_SOUNDS),
  );
  return names.filter((name) => heard.has(soundsOf(name)));
};
