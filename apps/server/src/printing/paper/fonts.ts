import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';
import { SANS, SERIF } from './theme.ts';

const file = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));
const inter = (name: string): string => file(`@expo-google-fonts/inter/${name}/Inter_${name}.ttf`);
const serif = (name: string): string =>
  file(`@expo-google-fonts/source-serif-4/${name}/SourceSerif4_${name}.ttf`);

/**
 * Embedded in every document: a report looks the same wherever it is opened. PDF wants a file for each weight; the
 * screen's are variable ones, so that each family comes in two packages.
 */
export const registerFonts = (): void => {
  Font.register({
    family: SANS,
    fonts: [
      { src: inter('400Regular'), fontWeight: 400 },
      { src: inter('500Medium'), fontWeight: 500 },
      { src: inter('600SemiBold'), fontWeight: 600 },
    ],
  });
  Font.register({
    family: SERIF,
    fonts: [
      { src: serif('400Regular'), fontWeight: 400 },
      { src: serif('400Regular_Italic'), fontWeight: 400, fontStyle: 'italic' },
    ],
  });
  // A word that does not fit goes to the next line whole.
  Font.registerHyphenationCallback((word) => [word]);
};
