import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import { guideTextsOf } from '../answers/guide/guide-texts.ts';
import type { DialogueState } from '../dialogue/state.ts';
import { LOCAL_TOPICS } from './local-topics.ts';

const to = decidingWith(
  knowing(
    place('Lismore', 'NSW', '2480'),
    place('Goonellabah', 'NSW', '2480'),
    place('Southport', 'QLD', '4215'),
    place('Mandurah', 'WA', '6210'),
  ),
);
const toldOf = (message: string, change: Partial<DialogueState> = {}): readonly string[] => {
  const decision = to(message, change);
  return decision.kind === 'tell' || decision.kind === 'call' ? (decision.topics ?? []) : [];
};
const FLOOD: Partial<DialogueState> = {
  last: { tool: 'hazard', arguments: { address: 'Lismore NSW 2480', kinds: ['flood'] } },
  location: 'Lismore NSW 2480',
};

describe('what an office or a council knows is told by its own name', () => {
  it.each<[topic: string, message: string, before?: Partial<DialogueState>]>([
    ['firb', 'and FIRB, what is it?'],
    ['firb', 'do we need FIRB approval?'],
    ['firb', 'Y ¿qué es FIRB?'],
    ['firb', 'Was ist FIRB?'],
    ['firb', 'FIRB是什么？'],
    ['firb', 'FIRBとは何ですか'],
    ['firb', 'FIRB क्या है?'],
    ['foreignFees', 'what’s the FIRB application fee for a 900k house?'],
    ['foreignFees', 'is there a vacancy fee if my daughter goes home for two months'],
    ['foreignFees', 'FIRB申请费多少?'],
    ['foreignFees', '我问的是FIRB申请费,90万的房子要交多少申请费?还有空置房要交费吗?女儿放假会回上海几个月'],
    ['foreignFees', '¿cuánto es la tasa del FIRB para comprar?'],
    ['foreignFees', 'Combien coûtent les frais FIRB ?'],
    ['foreignFees', 'Wie hoch ist die FIRB Gebühr?'],
    ['foreignFees', 'FIRBの申請料はいくらですか'],
    ['foreignFees', 'FIRB 신청 수수료가 얼마예요?'],
    ['foreignFees', 'сколько стоит сбор FIRB?'],
    [
      'jointForeign',
      'my husband is a citizen and I’m on a visa. if we buy together do we pay the surcharge on all of it?',
    ],
    [
      'jointForeign',
      'comprando junto com minha esposa que é residente permanente, a sobretaxa de 8% cai sobre tudo ou só na minha metade?',
    ],
    ['jointForeign', 'si mon copain (citoyen australien) achète avec moi, ça change la surtaxe ?'],
    ['jointForeign', '和有绿卡的老公一起买,附加税是全部都要交还是只交我的一半?'],
    ['jointForeign', 'meine Frau hat die Staatsbürgerschaft, zahlen wir den Zuschlag zusammen auf alles?'],
    ['jointForeign', 'mi mujer es ciudadana y yo tengo visado, si compramos juntos ¿pagamos el recargo?'],
    ['waitForResidency', 'what if I wait until I get PR, is it just the normal duty then?'],
    ['waitForResidency', 'E se eu esperar sair a residência permanente, fico só nos 24?'],
    ['waitForResidency', '¿y si espero a tener la residencia permanente me ahorro el recargo?'],
    ['courtUse', 'can the judge use your number for our place in Lismore?'],
    ['waitForResidency', '如果等拿到永居再买,是不是就不用交附加税?'],
    ['waitForResidency', 'und wenn ich warte bis ich Daueraufenthalt habe?'],
    ['homeConcession', '46,650 is the investor rate, what’s the owner occupier figure?', { state: 'QLD' }],
    ['homeConcession', 'were gonna live in it so is that duty still right', { state: 'QLD' }],
    ['homeConcession', 'vou morar no imóvel, o imposto é o mesmo?', { state: 'QLD' }],
    [
      'statementOfInformation',
      'Simple question: can I use your valuation on the Statement of Information, yes or no?',
    ],
    ['statementOfInformation', 'am I allowed to quote your figure as the SOI range?'],
    ['seaRisk', 'is our part of Mandurah likely to be affected by the sea in the coming years?'],
    ['seaRisk', 'should we worry about the water rising?'],
    ['seaRisk', 'und der Meeresspiegel in Mandurah?'],
    ['seaRisk', '曼杜拉的海平面上升会影响吗?'],
    [
      'floodDoubt',
      'Outside the flood areas?? Half of Lismore went under love. I’m not real convinced.',
      FLOOD,
    ],
    ['floodDoubt', 'rubbish, my cousin’s street there flooded in 2022, the water was up to the roof', FLOOD],
    ['floodDoubt', 'no me lo creo, en 2022 se inundó todo el centro', { ...FLOOD, language: 'es' }],
    ['floodDoubt', 'das kann nicht stimmen, 2022 stand alles unter Wasser', { ...FLOOD, language: 'de' }],
    ['floodDoubt', '不可能,2022年整个镇中心都被淹了', { ...FLOOD, language: 'zh' }],
    ['floodDoubt', '2022년에 시내가 다 물에 잠겼는데 믿기 어렵네요', { ...FLOOD, language: 'ko' }],
    ['higherParts', 'Which parts sit higher? Goonellabah was mentioned to us', FLOOD],
    ['higherParts', 'where in Lismore is above the flood?'],
    ['higherParts', '¿qué zonas de Lismore están más altas y no se inundan?'],
    ['higherParts', 'Welche Straßen in Lismore liegen höher, wo das Hochwasser nicht hinkommt?'],
  ])('%s: %s', (topic, message, before) => {
    expect(toldOf(message, before)).toContain(topic);
  });

  it.each<[topic: string, message: string, before?: Partial<DialogueState>]>([
    ['foreignFees', 'how much is the agent’s fee?'],
    ['jointForeign', 'my wife and I earn 90k and 60k, how much could we borrow together?'],
    ['homeConcession', 'what’s stamp duty on 700k in NSW, we’ll live in it', { state: 'NSW' }],
    ['floodDoubt', 'did it go under in 2022?', FLOOD],
    ['floodDoubt', 'and is Southport flood prone?', FLOOD],
    ['higherParts', 'which suburb has the higher median?', FLOOD],
    ['seaRisk', 'are prices rising near the water?'],
  ])('not %s: %s', (topic, message, before) => {
    expect(toldOf(message, before)).not.toContain(topic);
  });
});

it('beside what is told of floods the map of the place that is named is told', () => {
  expect(
    to('We saw the CBD went under in 2022. Which parts sit higher? Goonellabah was mentioned', FLOOD),
  ).toMatchObject({
    kind: 'call',
    call: { tool: 'hazard', arguments: { address: 'Goonellabah NSW 2480', kinds: ['flood'] } },
    topics: ['floodDoubt', 'higherParts'],
  });
  expect(to('Half of Lismore went under, I don’t believe it', FLOOD)).toEqual({
    kind: 'tell',
    topics: ['floodDoubt'],
  });
});

it('whoever is no resident is not told the case of residents', () => {
  expect(toldOf('我在上海，不是澳洲居民可以买吗？')).not.toContain('residents');
});

it.each(ASSISTANT_LANGUAGES.map((language) => [language]))('each text is short in %s', (language) => {
  const texts = guideTextsOf(language);
  for (const topic of LOCAL_TOPICS) {
    expect(texts[topic].length).toBeGreaterThan(60);
    expect(texts[topic].length).toBeLessThan(480);
  }
});
