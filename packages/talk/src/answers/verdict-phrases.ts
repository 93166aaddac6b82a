import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** Which of several comes out ahead, and on what that rests. */
type VerdictPhrases = {
  ahead: string;
  /** What the other has for itself. */
  but: string;
  even: string;
  rests: string;
  tooFew: string;
  versus: string;
  /** Nothing parts them. */
  none: string;
  asking: string;
  /** By how much what is asked for a home differs from what it is worth. */
  askedBeside: string;
};

const VERDICT_PHRASES: Readonly<Record<AssistantLanguage, VerdictPhrases>> = {
  en: {
    ahead: 'On our figures {place} comes out ahead: {reasons}.',
    but: '{place} is ahead on {reasons}.',
    even: 'On our figures neither is clearly ahead: {reasons}.',
    rests:
      'That’s based on price, growth, time on market and hazards only; schools, transport and how it feels are for you to weigh up.',
    tooFew: 'I have too few sales in {places} ({type}) for a price of their own.',
    versus: '{best} against {others}',
    none: 'On our figures none of them is clearly ahead, so let what they don’t show decide.',
    asking: 'asking price',
    askedBeside: 'asking price beside our estimate',
  },
  de: {
    ahead: 'Nach unseren Zahlen liegt {place} vorn: {reasons}.',
    but: '{place} liegt vorn bei: {reasons}.',
    even: 'Nach unseren Zahlen liegt keines klar vorn: {reasons}.',
    rests:
      'Das beruht nur auf Preis, Wachstum, Verkaufsdauer und Gefahren; Schulen, Verkehr und das Gefühl müssen Sie selbst abwägen.',
    tooFew: 'Für {places} ({type}) habe ich zu wenige Verkäufe für einen eigenen Preis.',
    versus: '{best} gegenüber {others}',
    none: 'Nach unseren Zahlen liegt keines klar vorn; entscheiden sollte, was sie nicht zeigen.',
    asking: 'Angebotspreis',
    askedBeside: 'Angebotspreis neben unserer Schätzung',
  },
  fr: {
    ahead: 'D’après nos chiffres, {place} l’emporte : {reasons}.',
    but: '{place} l’emporte sur : {reasons}.',
    even: 'D’après nos chiffres, aucun ne l’emporte nettement : {reasons}.',
    rests:
      'Cela repose seulement sur le prix, la hausse, le délai de vente et les risques ; écoles, transports et ambiance sont à vous de juger.',
    tooFew: 'J’ai trop peu de ventes à {places} ({type}) pour un prix propre.',
    versus: '{best} contre {others}',
    none: 'D’après nos chiffres, aucun ne l’emporte nettement ; ce qu’ils ne montrent pas doit décider.',
    asking: 'prix demandé',
    askedBeside: 'prix demandé par rapport à notre estimation',
  },
  es: {
    ahead: 'Según nuestras cifras, gana {place}: {reasons}.',
    but: '{place} gana en: {reasons}.',
    even: 'Según nuestras cifras ninguno gana con claridad: {reasons}.',
    rests:
      'Se basa solo en precio, crecimiento, tiempo en el mercado y riesgos; colegios, transporte y ambiente los valora usted.',
    tooFew: 'Tengo muy pocas ventas en {places} ({type}) para un precio propio.',
    versus: '{best} frente a {others}',
    none: 'Según nuestras cifras ninguno gana con claridad; decida por lo que ellas no muestran.',
    asking: 'precio pedido',
    askedBeside: 'precio pedido frente a nuestra estimación',
  },
  it: {
    ahead: 'Secondo i nostri dati è avanti {place}: {reasons}.',
    but: '{place} è avanti su: {reasons}.',
    even: 'Secondo i nostri dati nessuno è nettamente avanti: {reasons}.',
    rests:
      'Si basa solo su prezzo, crescita, tempi di vendita e rischi; scuole, trasporti e atmosfera li deve pesare lei.',
    tooFew: 'Ho troppo poche vendite a {places} ({type}) per un prezzo proprio.',
    versus: '{best} contro {others}',
    none: 'Secondo i nostri dati nessuno è nettamente avanti; decida per ciò che non mostrano.',
    asking: 'prezzo richiesto',
    askedBeside: 'prezzo richiesto rispetto alla nostra stima',
  },
  pt: {
    ahead: 'Pelos nossos números, {place} sai na frente: {reasons}.',
    but: '{place} sai na frente em: {reasons}.',
    even: 'Pelos nossos números, nenhum sai claramente na frente: {reasons}.',
    rests:
      'Isso se baseia só em preço, crescimento, tempo no mercado e riscos; escolas, transporte e clima do lugar ficam com você.',
    tooFew: 'Tenho vendas de menos em {places} ({type}) para um preço próprio.',
    versus: '{best} contra {others}',
    none: 'Pelos nossos números, nenhum sai claramente na frente; decida pelo que eles não mostram.',
    asking: 'preço pedido',
    askedBeside: 'preço pedido diante da nossa estimativa',
  },
  ru: {
    ahead: 'По нашим данным лучше {place}: {reasons}.',
    but: '{place} лучше по: {reasons}.',
    even: 'По нашим данным явного преимущества нет: {reasons}.',
    rests: 'Здесь учтены только цена, рост, срок продажи и риски; школы, транспорт и атмосферу оцените сами.',
    tooFew: '{places} ({type}): продаж слишком мало для собственной цены.',
    versus: '{best} против {others}',
    none: 'По нашим данным явного преимущества нет; решает то, чего в них нет.',
    asking: 'запрашиваемая цена',
    askedBeside: 'цена в сравнении с нашей оценкой',
  },
  zh: {
    ahead: '从我们的数据看，{place} 更好：{reasons}。',
    but: '{place} 胜在：{reasons}。',
    even: '从我们的数据看，没有哪个明显更好：{reasons}。',
    rests: '这只看了价格、涨幅、出售时间和灾害；学校、交通和居住感受要您自己权衡。',
    tooFew: '{places}（{type}）的成交太少，没有自己的中位价。',
    versus: '{best}，对比 {others}',
    none: '从我们的数据看，没有哪个明显更好，请看数据以外的因素。',
    asking: '要价',
    askedBeside: '要价与我们估价相比',
  },
  ja: {
    ahead: '当社の数字では{place}が優位です：{reasons}。',
    but: '{place}が優位な点：{reasons}。',
    even: '当社の数字では、はっきりした差はありません：{reasons}。',
    rests: '価格、上昇率、販売日数、災害だけで比べています。学校、交通、住み心地はご自身でご判断ください。',
    tooFew: '{places}（{type}）は成約が少なく、独自の価格を出せません。',
    versus: '{best}（相手は{others}）',
    none: '当社の数字では、はっきりした差はありません。数字に表れない点でお選びください。',
    asking: '売り出し価格',
    askedBeside: '売り出し価格と当方の見積もりの差',
  },
  ko: {
    ahead: '저희 수치로는 {place}이(가) 낫습니다: {reasons}.',
    but: '{place}이(가) 나은 점: {reasons}.',
    even: '저희 수치로는 뚜렷하게 나은 곳이 없습니다: {reasons}.',
    rests: '가격, 상승률, 판매 기간, 재해만 본 것입니다. 학교, 교통, 분위기는 직접 따져 보셔야 합니다.',
    tooFew: '{places}({type})은(는) 거래가 적어 자체 가격이 없습니다.',
    versus: '{best} 대 {others}',
    none: '저희 수치로는 뚜렷하게 나은 곳이 없으니, 수치에 없는 점으로 정하시면 됩니다.',
    asking: '호가',
    askedBeside: '호가와 저희 추정가의 차이',
  },
  hi: {
    ahead: 'हमारे आँकड़ों में {place} आगे है: {reasons}।',
    but: '{place} इनमें आगे है: {reasons}।',
    even: 'हमारे आँकड़ों में कोई साफ़ आगे नहीं है: {reasons}।',
    rests: 'यह सिर्फ़ कीमत, बढ़त, बिकने के समय और जोखिम पर टिका है; स्कूल, परिवहन और माहौल आपको तौलना है।',
    tooFew: '{places} ({type}) में बिक्री इतनी कम है कि अपनी कीमत नहीं बनती।',
    versus: '{best} बनाम {others}',
    none: 'हमारे आँकड़ों में कोई साफ़ आगे नहीं है; जो आँकड़े नहीं दिखाते, उससे तय कीजिए।',
    asking: 'मांगी गई कीमत',
    askedBeside: 'हमारे अनुमान के मुकाबले मांगी गई कीमत',
  },
  ar: {
    ahead: 'بحسب أرقامنا تتقدم {place}: {reasons}.',
    but: '{place} تتقدم في: {reasons}.',
    even: 'بحسب أرقامنا لا تتقدم أي منها بوضوح: {reasons}.',
    rests:
      'يستند هذا إلى السعر والنمو ومدة البيع والمخاطر فقط؛ أما المدارس والمواصلات والجو العام فتقديرها لك.',
    tooFew: 'المبيعات في {places} ({type}) أقل من أن يكون لها سعر خاص.',
    versus: '{best} مقابل {others}',
    none: 'بحسب أرقامنا لا تتقدم أي منها بوضوح، فليحسم ما لا تظهره الأرقام.',
    asking: 'السعر المطلوب',
    askedBeside: 'السعر المطلوب مقارنة بتقديرنا',
  },
};

export const verdictPhrasesOf = (language: AssistantLanguage): VerdictPhrases => VERDICT_PHRASES[language];
