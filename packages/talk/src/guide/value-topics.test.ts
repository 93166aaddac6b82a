import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from '../dialogue/state.ts';

const to = decidingWith(knowing(place('Seddon', 'VIC', '3011'), place('Lismore', 'NSW', '2480')));
const address = '22 Rae Street, Seddon VIC 3011';
const toldBy = (tool: 'assess' | 'hazard', language?: DialogueState['language']): Partial<DialogueState> => ({
  ...(language ? { language } : {}),
  last: { tool, arguments: { address, ...(tool === 'hazard' ? { kinds: ['flood'] } : {}) } },
  address,
  location: 'Seddon VIC 3011',
  figures: { valueAud: 1_000_000, lowAud: 800_000, highAud: 1_200_000 },
});
const topics = (message: string, before: Partial<DialogueState>): readonly string[] => {
  const decision = to(message, before);
  return decision.kind === 'tell' || decision.kind === 'call' ? (decision.topics ?? []) : [decision.kind];
};

describe('what a value is good for, and who says for sure', () => {
  it.each([
    ['can I use YOUR figure for probate?', 'en', 'courtUse'],
    ['is this something we can actually hand to the lawyer?', 'en', 'courtUse'],
    ['will the bank accept your valuation', 'en', 'courtUse'],
    ['could the family court go by your number', 'en', 'courtUse'],
    ['could i give that number to the tax office', 'en', 'courtUse'],
    ['¿puedo usar su cifra para la sucesión?', 'es', 'courtUse'],
    ['Kann ich Ihre Zahl beim Finanzamt verwenden?', 'de', 'courtUse'],
    ['je peux utiliser votre estimation pour la succession ?', 'fr', 'courtUse'],
    ['posso usare la vostra stima per la successione?', 'it', 'courtUse'],
    ['这个数字能交给银行吗', 'zh', 'courtUse'],
    ['can I use your figure for probate or do we need to pay a proper valuer?', 'en', 'courtUse'],
    ['need it for the ATO, can i just print your number', 'en', 'courtUse'],
    ['who can sign it off?', 'en', 'valuer'],
    ['Can a registered valuer sign one off, what would it cost and how long?', 'en', 'valuer'],
    ['what does a valuer cost', 'en', 'valuer'],
    ['how long does a proper valuation take', 'en', 'valuer'],
    ['Was kostet ein Gutachter und wie lange dauert das?', 'de', 'valuer'],
    ['¿cuánto cuesta un tasador?', 'es', 'valuer'],
    ['quanto custa um avaliador', 'pt', 'valuer'],
    ['quanto costa una perizia?', 'it', 'valuer'],
    ['сколько стоит оценщик?', 'ru', 'valuer'],
    ['估价师要多少钱？', 'zh', 'valuer'],
    ['what was it worth when mum died?', 'en', 'valueThen'],
    ["don't we need the value at the date she died?", 'en', 'valueThen'],
    ['¿cuánto valía cuando murió mi madre?', 'es', 'valueThen'],
    ['Was war es am Todestag wert?', 'de', 'valueThen'],
    ['quanto valeva quando è morta?', 'it', 'valueThen'],
    ['For probate don’t we need the value at the date she died?', 'en', 'valueThen'],
    ['Welcher Wert zählt für den Nachlass, der vom Todestag?', 'de', 'valueThen'],
    ['per la successione serve il valore alla data del decesso?', 'it', 'valueThen'],
    ['遗产认证要用去世当天的价值吗？', 'zh', 'valueThen'],
  ] as const)('%s', (message, language, topic) => {
    expect(topics(message, toldBy('assess', language))).toContain(topic);
  });

  it('the maps are wrong, whichever way it is said', () => {
    expect(
      topics("vos cartes sont fausses, tout était sous l'eau en 2022", toldBy('hazard', 'fr')),
    ).toContain('floodDoubt');
    expect(topics('your maps are wrong, the street went under', toldBy('hazard', 'en'))).toContain(
      'floodDoubt',
    );
  });

  it.each([
    ['E quanto vale più o meno?', 'it'],
    ['¿y cuánto vale más o menos?', 'es'],
  ] as const)('nobody owes anything who asks for a rough value: %s', (message, language) => {
    expect(to(message, toldBy('hazard', language))).toMatchObject({ kind: 'call', call: { tool: 'assess' } });
  });

  it.each([
    ['who can tell me for sure?', 'en'],
    ['who do we actually ask at council about the floods?', 'en'],
    ['who could confirm that for me?', 'en'],
    ['so who has the real record', 'en'],
    ['Chi mi può dire con certezza?', 'it'],
    ['¿quién me lo puede decir con certeza?', 'es'],
    ['Wer kann mir das sicher sagen?', 'de'],
    ['qui peut me le dire avec certitude ?', 'fr'],
    ['quem pode me dizer com certeza?', 'pt'],
    ['кто может сказать точно?', 'ru'],
    ['那我该问谁才能确定？', 'zh'],
    ['誰に聞けば確実ですか', 'ja'],
    ['누구에게 물어보면 확실한가요?', 'ko'],
    ['पक्का कौन बता सकता है?', 'hi'],
    ['من يستطيع أن يخبرني بالتأكيد؟', 'ar'],
  ] as const)('after a flood answer: %s', (message, language) => {
    expect(topics(message, toldBy('hazard', language))).toContain('floodSure');
  });

  it.each([
    ['can I get the PDF, how?', 'en'],
    ['how do I get the report', 'en'],
    ['Wie bekomme ich den Bericht als PDF?', 'de'],
    ['comment obtenir le rapport ?', 'fr'],
  ] as const)('leads to the report: %s', (message, language) => {
    expect(['reportHow', 'confirm']).toContain(topics(message, toldBy('assess', language))[0]);
  });

  it.each([
    ['use a deposit of 100k with the bank, what is the loan on 600k', 'assess'],
    ['what is it worth?', 'assess'],
    ['who can tell me what the market does there?', 'assess'],
    ['can you make a report for 22 Rae Street, Seddon VIC?', 'assess'],
    ['my broker says the bank takes 80%', 'assess'],
  ] as const)('asks for something else: %s', (message, tool) => {
    for (const topic of ['courtUse', 'valuer', 'valueThen', 'floodSure', 'reportHow'])
      expect(topics(message, toldBy(tool))).not.toContain(topic);
  });
});
