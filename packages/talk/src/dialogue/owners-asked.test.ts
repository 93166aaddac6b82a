import { describe, expect, test } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';

const to = decidingWith(
  knowing(
    place('Lismore', 'NSW', '2480'),
    place('Cairns', 'QLD', '4870'),
    place('Parramatta', 'NSW', '2150'),
    place('Auburn', 'NSW', '2144'),
    place('Box Hill', 'VIC', '3128'),
    place('Mosman', 'NSW', '2088'),
    place('Toowoomba', 'QLD', '4350'),
  ),
);
const told = (...topics: string[]) => ({ kind: 'tell', topics });

describe('whether an insurer may refuse is about insurance, wherever the home is', () => {
  test.each([
    'can an insurer refuse to cover a house in Lismore?',
    'my insurance company knocked me back because of the flood, are they allowed to do that',
    'what if no one will insure it? can they refuse to cover a place in Lismore',
    'they cancelled my policy after the flood, uninsurable now??',
    'Kann die Versicherung ein Haus in Lismore ablehnen?',
    '¿puede la aseguradora negarse a asegurar una casa en Lismore?',
    'un assureur peut-il refuser une maison à Lismore ?',
    '保险公司会不会拒保 Lismore 的房子？',
    'Может ли страховая отказать в страховке дома в Lismore?',
    '보험사가 Lismore 집 보험을 거절할 수 있나요?',
  ])('%s', (message) => {
    expect(to(message)).toMatchObject(told('insurerRefuses'));
  });
});

describe('a topic is answered, and the place is where it is asked', () => {
  test.each([
    ['do I pay CGT in NSW', 'cgt'],
    ['how long is cooling off in Queensland', 'coolingOff'],
    ['do I need a building and pest inspection in Cairns', 'inspection'],
    ['should i get a pest inspection before buying in Toowoomba', 'inspection'],
    ['are there good schools in Parramatta?', 'schools'],
    ['which primary school would we be zoned for in Mosman', 'schools'],
    ['帕拉马塔有好学校吗？Parramatta 附近', 'schools'],
    ['¿Hay buenos colegios en Parramatta?', 'schools'],
    ['Gibt es gute Schulen in Box Hill?', 'schools'],
    ['ci sono buone scuole a Parramatta?', 'schools'],
    ['Parramattaの学校はどうですか', 'schools'],
    ['Auburn में अच्छे स्कूल हैं?', 'schools'],
    ['هل توجد مدارس جيدة في Auburn؟', 'schools'],
    ['is Parramatta safe at night', 'safety'],
    ['what commission do agents charge in Cairns', 'agentFees'],
    ['Wie viel Maklerprovision zahlt man in Cairns?', 'agentFees'],
  ])('%s', (message, topic) => {
    const decision = to(message);
    expect(decision).toMatchObject({ kind: 'tell' });
    expect(decision.kind === 'tell' && decision.topics).toContain(topic);
  });
});

describe('what owners who sell ask their agent', () => {
  test.each([
    ['should I sell by auction or private treaty?', 'auctionOrPrivate'],
    ['is a private sale better than going to auction in Box Hill', 'auctionOrPrivate'],
    ['Lieber Auktion oder freier Verkauf?', 'auctionOrPrivate'],
    ['拍卖还是私下议价卖好？', 'auctionOrPrivate'],
    ['enchères ou vente de gré à gré, que choisir ?', 'auctionOrPrivate'],
    ['how often should there be an open for inspection?', 'openHomes'],
    ['how many open homes do we need before we sell', 'openHomes'],
    ['Wie oft gibt es Besichtigungen, wenn ich verkaufe?', 'openHomes'],
    ['should I tell my agent my reserve price?', 'reservePrice'],
    ['who sets the reserve', 'reservePrice'],
    ['¿quién fija el precio de reserva?', 'reservePrice'],
    ['底价要不要告诉中介', 'reservePrice'],
  ])('%s', (message, topic) => {
    expect(to(message)).toMatchObject(told(topic));
  });
});

describe('what buyers ask before they sign', () => {
  test.each([
    ['what happens at settlement?', 'settlement'],
    ['what is a contract of sale', 'contract'],
    ['can i change my mind after signing, is there cooling off', 'coolingOff'],
    ['Was passiert beim Settlement?', 'settlement'],
    ['cosa succede al settlement?', 'settlement'],
    ['quanto costa una perizia sull’edificio e sui parassiti?', 'inspection'],
    ['验房和白蚁检查要做吗', 'inspection'],
  ])('%s', (message, topic) => {
    const decision = to(message);
    expect(decision.kind === 'tell' && decision.topics).toContain(topic);
  });
});

describe('who rents is told who decides', () => {
  test.each([
    ['how much notice does my landlord have to give me for a rent increase in Victoria?', 'rentIncrease'],
    ['can they put my rent up 120 a week', 'rentIncrease'],
    ['Wie oft darf der Vermieter die Miete erhöhen?', 'rentIncrease'],
    ['房东可以随便涨租吗', 'rentIncrease'],
    ['le propriétaire peut-il augmenter le loyer comme il veut ?', 'rentIncrease'],
    ["my landlord won't give back my bond, NSW", 'bond'],
    ['agent is keeping my bond for cleaning', 'bond'],
    ['¿cómo recupero la fianza del alquiler?', 'bond'],
    ['押金房东不退怎么办', 'bond'],
    ['Vermieter behält meine Kaution', 'bond'],
    ['how do i break my lease early', 'breakLease'],
    ['je veux résilier mon bail avant la fin', 'breakLease'],
  ])('%s', (message, topic) => {
    expect(to(message)).toMatchObject(told(topic));
  });
});

describe('a loss is met with a human word', () => {
  test.each([
    'we would sell at a loss',
    'i paid way too much, its worth less than i paid',
    'compramos por 700 mil y ahora vale menos, venderíamos con pérdida',
    'Wir müssten mit Verlust verkaufen',
    '现在卖就亏本了怎么办',
    'on vendrait à perte, que faire ?',
    '今売ると損して売ることになります',
    'мы продадим в убыток, что делать',
  ])('%s', (message) => {
    const decision = to(message);
    expect(decision.kind === 'tell' && decision.topics).toContain('soldAtLoss');
  });
});

test.each([
  'what does it cost to mint a certificate?',
  'how much is the certificate',
  'Was kostet ein Zertifikat?',
  '证书上链要多少钱',
  'combien coûte un certificat ?',
])('what a certificate costs asks for no suburb: %s', (message) => {
  expect(to(message)).toMatchObject(told('certificateCost'));
});
