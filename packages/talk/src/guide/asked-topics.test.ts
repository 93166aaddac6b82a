import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { describe, expect, it } from 'vitest';
import { knowing, place } from '../../test/knowing.ts';
import { guideText } from '../answers/guide/guide-texts.ts';
import { understand } from '../understanding/understand.ts';
import { askedTopics } from './asked-topics.ts';
import { GUIDE_TOPICS } from './guide-topics.ts';

const { places: PLACES } = knowing(place('Lismore', 'NSW', '2480'));

const topicsIn = (text: string) => askedTopics(understand(text, PLACES, { language: null, state: null }));

describe('the topics that a message asks about', () => {
  it.each([
    ['What is LVR, DTI and the serviceability buffer in plain english?', ['lvr', 'dti', 'buffer']],
    ['what about offset vs redraw', ['offset']],
    ['is 48k enough with the 5% scheme', ['depositScheme']],
    ['5% deposit वाली सरकारी scheme में हम आते हैं क्या?', ['depositScheme']],
    ['do we still get the 10k grant if its not new?', ['homeGrant']],
    ['gibt es den Zuschuss auch für Bestandsimmobilien?', ['homeGrant']],
    ['do i pay transfer duty when her half goes to me under the family court orders', ['separationDuty']],
    ['离婚把房子过户给我要交印花税吗', ['separationDuty']],
    ['repayments at 5% on 570k with a 5% deposit', []],
    ['are the schools any good there', ['schools']],
    ['And would the insurance be crazy? Will a bank even lend on it?', ['insurance', 'lendingOnHazard']],
    ['मेरी job 3 महीने पहले चली गई और EMI भरना मुश्किल हो रहा है। बेच दूँ क्या?', ['hardship']],
    ['मैं दो किस्त miss कर चुका हूँ, वो घर छीन लेंगे क्या?', ['hardship']],
    ['I got made redundant and have a mortgage, what about insurance', ['hardship']],
    ['I pay 600 a week rent, would I be better off buying?', ['rentOrBuy']],
    ['我不是PR,拿的是学生签证,能买吗', ['foreignBuyer']],
    ['¿qué es eso del stamp duty?', ['stampDuty']],
    ['Darf ich mit einem 482-Visum kaufen?', ['foreignBuyer']],
    ['هل يوجد تمويل إسلامي؟', ['islamicFinance']],
    ['e se faccio da garante io, che rischi ho?', ['guarantor']],
    ['will it show on my credit file if they give me hardship', ['hardshipCredit']],
    ['Steht ein Härtefall in meiner Kreditakte?', ['hardshipCredit']],
    ['逾期会影响我的信用记录吗', ['hardshipCredit']],
    ['ive missed two payments. what do i actually say when i ring them', ['hardshipCall']],
    ['¿qué le digo al banco?', ['hardshipCall']],
    ['what alerts can i set up on here and do they cost anything', ['alertsHow']],
    ['whats the difference between a report and a certificate', ['reportOrCertificate']],
    ['what is a BAL-29 rating', ['bal']],
  ])('%s', (message, topics) => {
    expect(topicsIn(message)).toEqual(topics);
  });

  it.each([
    'what is the LVR on a 500k loan for a 700k house',
    'what about an extra 20k deposit',
    'how is the market in Lismore',
    'what can I ask you',
    'check a certificate for me',
    'card bal 12k and loan bal 500k on 120k',
    'what do i say to the agent when i call',
  ])('are none in: %s', (message) => {
    expect(topicsIn(message)).toEqual([]);
  });
});

describe.each(ASSISTANT_LANGUAGES)('what is told in %s', (language) => {
  it('is there for every topic, and is no English elsewhere', () => {
    for (const topic of GUIDE_TOPICS) {
      const text = guideText(topic, language);
      expect(text.length, topic).toBeGreaterThan(20);
      if (language !== 'en') expect(text, topic).not.toBe(guideText(topic, 'en'));
    }
  });

  it('gives whoever fears for their home the free helpline', () => {
    expect(guideText('hardship', language)).toContain('1800 007 007');
    expect(guideText('missedPayment', language)).toContain('1800 007 007');
    expect(guideText('hardshipCredit', language)).toContain('1800 007 007');
    expect(guideText('hardshipCall', language)).toContain('1800 007 007');
  });
});
