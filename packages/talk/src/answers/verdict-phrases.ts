import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** Which of several comes out ahead, and on what that rests. */
type VerdictPhrases = {
  ahead: string;
  /** What the other has for itself. */
  but: string;
  even: string;
  rests: string;
  tooFew: string;
};

const VERDICT_PHRASES: Readonly<Record<AssistantLanguage, VerdictPhrases>> = {
  en: {
    ahead: 'On our figures {place} comes out ahead: {reasons}.',
    but: '{place} is ahead on {reasons}.',
    even: 'On our figures neither is clearly ahead: {reasons}.',
    rests:
      'That rests on price, growth, time on market and hazards only; schools, transport and how it feels are yours to weigh.',
    tooFew: 'I have too few sales in {places} ({type}) for a price of their own.',
  },
  de: {
    ahead: 'Nach unseren Zahlen liegt {place} vorn: {reasons}.',
    but: '{place} liegt vorn bei: {reasons}.',
    even: 'Nach unseren Zahlen liegt keines klar vorn: {reasons}.',
    rests:
      'Das beruht nur auf Preis, Wachstum, Verkaufsdauer und Gefahren; Schulen, Verkehr und das Gefühl müssen Sie selbst abwägen.',
    tooFew: 'Für {places} ({type}) habe ich zu wenige Verkäufe für einen eigenen Preis.',
  },
  fr: {
    ahead: 'D’après nos chiffres, {place} l’emporte : {reasons}.',
    but: '{place} l’emporte sur : {reasons}.',
    even: 'D’après nos chiffres, aucun ne l’emporte nettement : {reasons}.',
    rests:
      'Cela repose seulement sur le prix, la hausse, le délai de vente et les risques ; écoles, transports et ambiance sont à vous de juger.',
    tooFew: 'J’ai trop peu de ventes à {places} ({type}) pour un prix propre.',
  },
  es: {
    ahead: 'Según nuestras cifras, gana {place}: {reasons}.',
    but: '{place} gana en: {reasons}.',
    even: 'Según nuestras cifras ninguno gana con claridad: {reasons}.',
    rests:
      'Se basa solo en precio, crecimiento, tiempo en el mercado y riesgos; colegios, transporte y ambiente los valora usted.',
    tooFew: 'Tengo muy pocas ventas en {places} ({type}) para un precio propio.',
  },
  it: {
    ahead: 'Secondo i nostri dati è avanti {place}: {reasons}.',
    but: '{place} è avanti su: {reasons}.',
    even: 'Secondo i nostri dati nessuno è nettamente avanti: {reasons}.',
    rests:
      'Si basa solo su prezzo, crescita, tempi di vendita e rischi; scuole, trasporti e atmosfera li deve pesare lei.',
    tooFew: 'Ho troppo poche vendite a {places} ({type}) per un prezzo proprio.',
  },
  pt: {
    ahead: 'Pelos nossos números, {place} sai na frente: {reasons}.',
    but: '{place} sai na frente em: {reasons}.',
    even: 'Pelos nossos números, nenhum sai claramente na frente: {reasons}.',
    rests:
      'Isso se baseia só em preço, crescimento, tempo no mercado e riscos; escolas, transporte e clima do lugar ficam com você.',
    tooFew: 'Tenho vendas de menos em {places} ({type}) para um preço próprio.',
  },
  ru: {
    ahead: 'По нашим данным лучше {place}: {reasons}.',
    but: '{place} лучше по: {reasons}.',
    even: 'По нашим данным явного преимущества нет: {reasons}.',
    rests: 'Здесь учтены только цена, рост, срок продажи и риски; школы, транспорт и атмосферу оцените сами.',
    tooFew: '{places} ({type}): продаж слишком мало для собственной цены.',
  },
  zh: {
    ahead: '从我们的数据看，{place} 更好：{reasons}。',
    but: '{place} 胜在：{reasons}。',
    even: '从我们的数据看，没有哪个明显更好：{reasons}。',
    rests: '这只看了价格、涨幅、出售时间和灾害；学校、交通和居住感受要您自己权衡。',
    tooFew: '{places}（{type}）的成交太少，没有自己的中位价。',
  },
  ja: {
    ahead: '当社の数字では{place}が優位です：{reasons}。',
    but: '{place}が優位な点：{reasons}。',
    even: '当社の数字では、はっきりした差はありません：{reasons}。',
    rests: '価格、上昇率、販売日数、災害だけで比べています。学校、交通、住み心地はご自身でご判断ください。',
    tooFew: '{places}（{type}）は成約が少なく、独自の価格を出せません。',
  },
  ko: {
    ahead: '저희 수치로는 {place}이(가) 낫습니다: {reasons}.',
    but: '{place}이(가) 나은 점: {reasons}.',
    even: '저희 수치로는 뚜렷하게 나은 곳이 없습니다: {reasons}.',
    rests: '가격, 상승률, 판매 기간, 재해만 본 것입니다. 학교, 교통, 분위기는 직접 따져 보셔야 합니다.',
    tooFew: '{places}({type})은(는) 거래가 적어 자체 가격이 없습니다.',
  },
  hi: {
    ahead: 'हमारे आँकड़ों में {place} आगे है: {reasons}।',
    but: '{place} इनमें आगे है: {reasons}।',
    even: 'हमारे आँकड़ों में कोई साफ़ आगे नहीं है: {reasons}।',
    rests: 'यह सिर्फ़ कीमत, बढ़त, बिकने के समय और जोखिम पर टिका है; स्कूल, परिवहन और माहौल आपको तौलना है।',
    tooFew: '{places} ({type}) में बिक्री इतनी कम है कि अपनी कीमत नहीं बनती।',
  },
  ar: {
    ahead: 'بحسب أرقامنا تتقدم {place}: {reasons}.',
    but: '{place} تتقدم في: {reasons}.',
    even: 'بحسب أرقامنا لا تتقدم أي منها بوضوح: {reasons}.',
    rests:
      'يستند هذا إلى السعر والنمو ومدة البيع والمخاطر فقط؛ أما المدارس والمواصلات والجو العام فتقديرها لك.',
    tooFew: 'المبيعات في {places} ({type}) أقل من أن يكون لها سعر خاص.',
  },
};

export const verdictPhrasesOf = (language: AssistantLanguage): VerdictPhrases => VERDICT_PHRASES[language];
