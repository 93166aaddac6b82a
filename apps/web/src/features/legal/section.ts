/** One headed part of a legal page. Paragraphs are plain sentences; links stand below them. */
export interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  links?: ReadonlyArray<{ label: string; to: string }>;
}
