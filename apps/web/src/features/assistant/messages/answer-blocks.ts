export type AnswerBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const BULLET = /^\s*[-•*]\s+/;

/** Paragraphs are parted by an empty line; lines that begin with a dash are a list. */
export function answerBlocks(answer: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  let isParted = true;
  for (const line of answer.split('\n')) {
    if (line.trim() === '') {
      isParted = true;
      continue;
    }
    const last = blocks.at(-1);
    if (BULLET.test(line)) {
      const item = line.replace(BULLET, '');
      if (last?.kind === 'list' && !isParted) last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'paragraph' && !isParted) {
      last.text += `\n${line}`;
    } else {
      blocks.push({ kind: 'paragraph', text: line });
    }
    isParted = false;
  }
  return blocks;
}
