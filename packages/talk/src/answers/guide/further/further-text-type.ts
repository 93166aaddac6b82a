import type { FurtherTopic } from '../../../guide/further-topics.ts';

export type FurtherTexts = Readonly<Record<FurtherTopic, string>>;
