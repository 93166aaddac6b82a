import { cleanText, plainText } from '../understanding/clean-text.ts';

/** 'You still haven't told me about the flood': asks once more, and is no question by its form. In all languages. */
const UNANSWERED = new RegExp(
  [
    String.raw`\b(?:yo)?u(?:'ve)? (?:still |never |have(?:n'?t| not| still not)? |did(?:n'?t| not) ){1,2}(?:actually |even )?(?:tell|told|answer\w*|sa(?:y|id)|repl(?:y|ied))\b`,
    String.raw`\b(?:todavia|aun|sigue[ns]?) (?:no|sin) (?:me |ha\w* |contest|respond|decir)\w*|\bno me (?:ha\w* )?(?:contest|respond|dij|dich)\w+`,
    String.raw`\b(?:ne )?m'(?:avez|as) (?:toujours |encore )?(?:pas|rien|jamais) (?:encore )?(?:repondu|dit)`,
    String.raw`\b(?:noch )?(?:nicht|nichts|nie) (?:beantwortet|geantwortet|gesagt)\b|\bkeine antwort\b`,
    String.raw`\bnon mi (?:ha\w*|avete) (?:ancora |mai )?(?:rispost|dett)\w+`,
    String.raw`\b(?:ainda )?nao (?:me )?(?:respond|disse|falou)\w*`,
    String.raw`(?:так и |ещ[её] |вс[её] ещ[её] )?не (?:ответил|сказал)\p{L}*`,
    '(?:还|一直|都)?没(?:有)?(?:回答|告诉|说)',
    '(?:まだ|ずっと)?(?:答え|お返事|回答|教え)(?:て|を|が)?(?:もら|いただ|くれ)?(?:て|え)?(?:ない|いません|ません)',
    '(?:아직|안|못) ?(?:대답|답|말씀|알려)',
    String.raw`لم (?:تجب|تجبني|تخبرني|ترد|تقل)`,
    String.raw`(?:जवाब|बताया) (?:ही |अभी )?नहीं|नहीं बताया`,
  ].join('|'),
  'u',
);
export const saysUnanswered = (clause: string): boolean => UNANSWERED.test(plainText(cleanText(clause)));
