import type { TopicExample } from './topic-index.ts';

const HEAD = '== ';

/** A file of examples: a line that names the topic, and below it how people ask about it. */
export const topicExamplesIn = (file: string): TopicExample[] => {
  let label = '';
  return file.split('\n').flatMap((line) => {
    if (line.startsWith(HEAD)) label = line.slice(HEAD.length).trim();
    return line === '' || line.startsWith(HEAD) ? [] : [{ label, text: line }];
  });
};
