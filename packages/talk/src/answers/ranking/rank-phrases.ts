import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';

/** What is said of suburbs in the order of a figure; `figure` stands inside a sentence. */
type RankPhrases = {
  low: string;
  high: string;
  /** Medians up to a budget, the nearest to it first. */
  within: string;
  withinNone: string;
  none: string;
  /** Suburbs that the maps show little risk in. */
  safe: string;
  riskHigh: string;
  /** What the order rests on. */
  basis: string;
  riskBasis: string;
  /** All hazards together, as they are named, and what that is. */
  hazards: string;
  hazardsBasis: string;
  whole: string;
  country: string;
  centre: string;
  around: string;
  /** Where only suburbs within a budget were looked at. */
  upTo: string;
};

const RANK_PHRASES: Readonly<Record<AssistantLanguage, RankPhrases>> = {
  en: {
    low: 'In {area}, {place} has the lowest {figure} ({type}): {value}.',
    high: 'In {area}, {place} has the highest {figure} ({type}): {value}.',
    within:
      '{number, plural, one {One suburb in {area} has a median of up to {price} ({type}): {place}, at {value}.} other {{count} suburbs in {area} have a median of up to {price} ({type}). Closest to your budget is {place}, at {value}.}}',
    withinNone:
      'No suburb in {area} has a median of up to {price} ({type}). The lowest is {place}, at {value}; single homes can still be cheaper.',
    none: 'I don’t have enough sales in {area} ({type}) to rank its suburbs.',
    safe: '{count} of {among} suburbs in {area} have little or no {kind} risk on the maps we hold, among them:',
    riskHigh: 'In {area}, {place} has the highest {kind} risk: {band} ({value}).',
    basis:
      '{number, plural, one {It’s the only suburb there with at least {least} sales a year; the others have too few to say.} other {That’s among {among} suburbs with at least {least} sales a year; the others have too few to say.}}',
    riskBasis: 'That’s for the middle of each suburb. Streets differ, so ask me about an address too.',
    hazards: HOME_METRICS.hazardMean.title,
    hazardsBasis:
      'That’s the average of flood, bushfire, coastal erosion and subsidence, without the market that’s part of a home’s risk score.',
    whole: 'In {area} as a whole it’s {value}.',
    country: 'Australia',
    centre: '{area} within {km} km of the centre',
    around: 'the {km} km around {area}',
    upTo: '{area} with a median of up to {price}',
  },
  de: {
    low: 'In {area} hat {place} den niedrigsten Wert ({figure}, {type}): {value}.',
    high: 'In {area} hat {place} den höchsten Wert ({figure}, {type}): {value}.',
    within:
      '{number, plural, one {In {area} hat ein Vorort einen Medianpreis bis {price} ({type}): {place} mit {value}.} other {In {area} haben {count} Vororte einen Medianpreis bis {price} ({type}). Am nächsten an Ihrem Budget liegt {place} mit {value}.}}',
    withinNone:
      'In {area} hat kein Vorort einen Medianpreis bis {price} ({type}). Am günstigsten ist {place} mit {value}; einzelne Häuser können trotzdem günstiger sein.',
    none: 'Für {area} ({type}) habe ich zu wenige Verkäufe, um Vororte zu ordnen.',
    safe: '{count} von {among} Vororten in {area} haben laut unseren Karten ein niedriges Risiko ({kind}), darunter:',
    riskHigh: 'In {area} hat {place} das höchste Risiko ({kind}): {band} ({value}).',
    basis:
      'Verglichen wurden {among} Vororte mit mindestens {least} Verkäufen im Jahr; die anderen haben zu wenige.',
    riskBasis:
      'Das gilt für die Mitte jedes Vororts. Straßen unterscheiden sich: Fragen Sie auch nach der Adresse.',
    hazards: 'Naturgefahren',
    hazardsBasis:
      'Das ist das Mittel aus Hochwasser, Buschfeuer, Küstenerosion und Bodensenkung, ohne den Markt, der zum Risikowert eines Hauses gehört.',
    whole: 'In {area} insgesamt: {value}.',
    country: 'Australien',
    centre: '{area}, bis {km} km vom Zentrum,',
    around: '{area} und {km} km Umgebung',
    upTo: '{area} mit Medianpreis bis {price}',
  },
  fr: {
    low: 'À {area}, c’est {place} qui a le chiffre le plus bas ({figure}, {type}) : {value}.',
    high: 'À {area}, c’est {place} qui a le chiffre le plus élevé ({figure}, {type}) : {value}.',
    within:
      '{number, plural, one {À {area}, un quartier a un prix médian jusqu’à {price} ({type}) : {place}, à {value}.} other {À {area}, {count} quartiers ont un prix médian jusqu’à {price} ({type}). Le plus proche de votre budget est {place}, à {value}.}}',
    withinNone:
      'À {area}, aucun quartier n’a un prix médian jusqu’à {price} ({type}). Le moins cher est {place}, à {value} ; certains biens peuvent coûter moins.',
    none: 'Je n’ai pas assez de ventes à {area} ({type}) pour classer les quartiers.',
    safe: '{count} quartiers sur {among} à {area} ont un risque faible ({kind}) selon nos cartes, dont :',
    riskHigh: 'À {area}, c’est {place} qui a le risque le plus élevé ({kind}) : {band} ({value}).',
    basis:
      'La comparaison porte sur {among} quartiers ayant au moins {least} ventes par an ; les autres en ont trop peu.',
    riskBasis: 'C’est pour le milieu de chaque quartier. Les rues diffèrent : demandez-moi aussi l’adresse.',
    hazards: 'Dangers naturels',
    hazardsBasis:
      'C’est la moyenne de l’inondation, du feu de brousse, de l’érosion côtière et de l’affaissement, sans le marché, qui entre dans le score de risque d’un bien.',
    whole: 'Pour {area} dans son ensemble : {value}.',
    country: 'Australie',
    centre: '{area}, à moins de {km} km du centre',
    around: '{area} et {km} km autour',
    upTo: '{area} (prix médian jusqu’à {price})',
  },
  es: {
    low: 'En {area}, {place} tiene la cifra más baja ({figure}, {type}): {value}.',
    high: 'En {area}, {place} tiene la cifra más alta ({figure}, {type}): {value}.',
    within:
      '{number, plural, one {En {area} un barrio tiene un precio mediano de hasta {price} ({type}): {place}, con {value}.} other {En {area} {count} barrios tienen un precio mediano de hasta {price} ({type}). El más cercano a su presupuesto es {place}, con {value}.}}',
    withinNone:
      'En {area} ningún barrio tiene un precio mediano de hasta {price} ({type}). El más barato es {place}, con {value}; alguna vivienda suelta puede costar menos.',
    none: 'No tengo suficientes ventas en {area} ({type}) para ordenar sus barrios.',
    safe: '{count} de {among} barrios de {area} tienen un riesgo bajo ({kind}) en los mapas que tenemos, entre ellos:',
    riskHigh: 'En {area}, {place} tiene el riesgo más alto ({kind}): {band} ({value}).',
    basis: 'Se comparan {among} barrios con al menos {least} ventas al año; los demás tienen muy pocas.',
    riskBasis:
      'Eso vale para el centro de cada barrio. Las calles varían: pregúnteme también por la dirección.',
    hazards: 'Peligros naturales',
    hazardsBasis:
      'Es la media de inundación, incendio, erosión costera y hundimiento, sin el mercado, que sí cuenta en la puntuación de riesgo de una vivienda.',
    whole: 'En el conjunto de {area}: {value}.',
    country: 'Australia',
    centre: '{area}, a menos de {km} km del centro,',
    around: '{area} y {km} km a la redonda',
    upTo: '{area} con precio mediano de hasta {price}',
  },
  it: {
    low: 'A {area} è {place} ad avere il valore più basso ({figure}, {type}): {value}.',
    high: 'A {area} è {place} ad avere il valore più alto ({figure}, {type}): {value}.',
    within:
      '{number, plural, one {A {area} un quartiere ha un prezzo mediano fino a {price} ({type}): {place}, con {value}.} other {A {area} {count} quartieri hanno un prezzo mediano fino a {price} ({type}). Il più vicino al suo budget è {place}, con {value}.}}',
    withinNone:
      'A {area} nessun quartiere ha un prezzo mediano fino a {price} ({type}). Il meno caro è {place}, con {value}; singole case possono costare meno.',
    none: 'Non ho abbastanza vendite a {area} ({type}) per ordinare i quartieri.',
    safe: '{count} quartieri su {among} a {area} hanno un rischio basso ({kind}) sulle mappe che abbiamo, tra cui:',
    riskHigh: 'A {area} è {place} ad avere il rischio più alto ({kind}): {band} ({value}).',
    basis:
      'Il confronto è tra {among} quartieri con almeno {least} vendite l’anno; gli altri ne hanno troppo poche.',
    riskBasis: 'Vale per il centro di ogni quartiere. Le vie sono diverse: mi chieda anche l’indirizzo.',
    hazards: 'Pericoli naturali',
    hazardsBasis:
      'È la media di alluvione, incendio, erosione costiera e subsidenza, senza il mercato, che fa parte del punteggio di rischio di una casa.',
    whole: 'Per {area} nel complesso: {value}.',
    country: 'Australia',
    centre: '{area}, entro {km} km dal centro,',
    around: '{area} e {km} km intorno',
    upTo: '{area} con prezzo mediano fino a {price}',
  },
  pt: {
    low: 'Em {area}, {place} tem o menor valor ({figure}, {type}): {value}.',
    high: 'Em {area}, {place} tem o maior valor ({figure}, {type}): {value}.',
    within:
      '{number, plural, one {Em {area} um bairro tem preço mediano de até {price} ({type}): {place}, com {value}.} other {Em {area} {count} bairros têm preço mediano de até {price} ({type}). O mais próximo do seu orçamento é {place}, com {value}.}}',
    withinNone:
      'Em {area} nenhum bairro tem preço mediano de até {price} ({type}). O mais barato é {place}, com {value}; um imóvel ou outro pode custar menos.',
    none: 'Não tenho vendas suficientes em {area} ({type}) para ordenar os bairros.',
    safe: '{count} de {among} bairros de {area} têm risco baixo ({kind}) nos mapas que temos, entre eles:',
    riskHigh: 'Em {area}, {place} tem o risco mais alto ({kind}): {band} ({value}).',
    basis:
      'A comparação é entre {among} bairros com pelo menos {least} vendas por ano; os outros têm poucas demais.',
    riskBasis: 'Isso vale para o meio de cada bairro. As ruas variam: pergunte também pelo endereço.',
    hazards: 'Perigos naturais',
    hazardsBasis:
      'É a média de enchente, incêndio, erosão costeira e afundamento, sem o mercado, que faz parte da pontuação de risco de um imóvel.',
    whole: 'Em {area} como um todo: {value}.',
    country: 'Austrália',
    centre: '{area}, a até {km} km do centro,',
    around: '{area} e {km} km ao redor',
    upTo: '{area} com preço mediano de até {price}',
  },
  ru: {
    low: '{area}: самое низкое значение ({figure}, {type}) — {place}, {value}.',
    high: '{area}: самое высокое значение ({figure}, {type}) — {place}, {value}.',
    within:
      '{number, plural, one {{area}: в одном районе медианная цена не выше {price} ({type}): {place}, {value}.} other {{area}: районов с медианной ценой не выше {price} ({type}) — {count}. Ближе всего к вашему бюджету {place}: {value}.}}',
    withinNone:
      '{area}: ни в одном районе медианная цена не бывает до {price} ({type}). Дешевле всего {place}: {value}; отдельные объекты могут стоить меньше.',
    none: '{area} ({type}): продаж слишком мало, чтобы сравнить районы.',
    safe: '{area}: по нашим картам низкий риск ({kind}) — районов: {count} из {among}. Например:',
    riskHigh: '{area}: самый высокий риск ({kind}) — {place}: {band} ({value}).',
    basis:
      'Сравнивались районы, где не меньше {least} продаж в год (всего {among}); в остальных их слишком мало.',
    riskBasis: 'Это для середины каждого района. Улицы отличаются: спросите и про адрес.',
    hazards: 'Природные опасности',
    hazardsBasis:
      'Это среднее по наводнению, лесному пожару, береговой эрозии и просадке, без рынка, который входит в оценку риска дома.',
    whole: '{area} в целом: {value}.',
    country: 'Австралия',
    centre: '{area}, до {km} км от центра',
    around: '{area} и {km} км вокруг',
    upTo: '{area} (медианная цена до {price})',
  },
  zh: {
    low: '{area}里，{place} 的{figure}（{type}）最低：{value}。',
    high: '{area}里，{place} 的{figure}（{type}）最高：{value}。',
    within: '{area}有 {count} 个区的中位价在 {price} 以内（{type}）。最接近您预算的是 {place}：{value}。',
    withinNone:
      '{area}没有哪个区的中位价在 {price} 以内（{type}）。最低的是 {place}：{value}；个别房子可能更便宜。',
    none: '{area}（{type}）的成交太少，无法给各区排序。',
    safe: '按我们的地图，{area}的 {among} 个区里有 {count} 个{kind}风险低，例如：',
    riskHigh: '{area}里{kind}风险最高的是 {place}：{band}（{value}）。',
    basis: '比较的是一年至少有 {least} 笔成交的 {among} 个区；其他区成交太少。',
    riskBasis: '这是各区中心的情况，不同街道会有差别，请再问一下具体地址。',
    hazards: '自然灾害',
    hazardsBasis: '这是洪水、山火、海岸侵蚀和地面沉降的平均值，不含房屋风险评分里的市场一项。',
    whole: '{area}整体是 {value}。',
    country: '澳大利亚',
    centre: '{area}市中心 {km} 公里以内',
    around: '{area}周边 {km} 公里',
    upTo: '{area}（中位价不超过 {price}）',
  },
  ja: {
    low: '{area}で{figure}（{type}）が最も低いのは{place}で、{value}です。',
    high: '{area}で{figure}（{type}）が最も高いのは{place}で、{value}です。',
    within:
      '{area}では中央値が{price}以下の地域が{count}か所あります（{type}）。ご予算に最も近いのは{place}で{value}です。',
    withinNone:
      '{area}には中央値が{price}以下の地域はありません（{type}）。最も安いのは{place}で{value}です。個々の物件はもっと安いこともあります。',
    none: '{area}（{type}）は成約が少なく、地域を並べられません。',
    safe: '当社の地図では、{area}の{among}地域のうち{count}地域で{kind}のリスクが低いです。例：',
    riskHigh: '{area}で{kind}のリスクが最も高いのは{place}です：{band}（{value}）。',
    basis: '年間{least}件以上の成約がある{among}地域で比べました。ほかは件数が足りません。',
    riskBasis: '各地域の中心での値です。通りによって違うので、住所でもお尋ねください。',
    hazards: '自然災害',
    hazardsBasis: '洪水、山火事、海岸侵食、地盤沈下の平均です。物件のリスクスコアに入る市場は含みません。',
    whole: '{area}全体では{value}です。',
    country: 'オーストラリア',
    centre: '{area}中心部から{km}km以内',
    around: '{area}周辺{km}km',
    upTo: '{area}（中央値{price}以下）',
  },
  ko: {
    low: '{area}에서 {figure}({type})이(가) 가장 낮은 곳은 {place}입니다: {value}.',
    high: '{area}에서 {figure}({type})이(가) 가장 높은 곳은 {place}입니다: {value}.',
    within:
      '{area}에서 중간값이 {price} 이하인 지역은 {count}곳입니다({type}). 예산에 가장 가까운 곳은 {place}, {value}입니다.',
    withinNone:
      '{area}에는 중간값이 {price} 이하인 지역이 없습니다({type}). 가장 낮은 곳은 {place}, {value}이며 개별 매물은 더 쌀 수 있습니다.',
    none: '{area}({type})은 거래가 적어 지역 순위를 매길 수 없습니다.',
    safe: '저희 지도로는 {area}의 {among}개 지역 중 {count}곳이 {kind} 위험이 낮습니다. 예:',
    riskHigh: '{area}에서 {kind} 위험이 가장 높은 곳은 {place}입니다: {band}({value}).',
    basis: '한 해 거래가 {least}건 이상인 {among}개 지역을 비교했습니다. 나머지는 거래가 너무 적습니다.',
    riskBasis: '각 지역의 중심을 기준으로 합니다. 거리마다 다르니 주소로도 물어봐 주세요.',
    hazards: '자연재해',
    hazardsBasis:
      '홍수, 산불, 해안 침식, 지반 침하의 평균이며, 집의 위험 점수에 들어가는 시장은 빠져 있습니다.',
    whole: '{area} 전체는 {value}입니다.',
    country: '호주',
    centre: '{area} 도심 {km}km 이내',
    around: '{area} 주변 {km}km',
    upTo: '{area}(중간값 {price} 이하)',
  },
  hi: {
    low: '{area} में {figure} ({type}) सबसे कम {place} में है: {value}।',
    high: '{area} में {figure} ({type}) सबसे ज़्यादा {place} में है: {value}।',
    within:
      '{area} में {count} इलाकों की मध्य कीमत {price} तक है ({type})। आपके बजट के सबसे करीब {place} है: {value}।',
    withinNone:
      '{area} में किसी इलाके की मध्य कीमत {price} तक नहीं है ({type})। सबसे कम {place} में है: {value}; कोई अकेला घर इससे सस्ता हो सकता है।',
    none: '{area} ({type}) में बिक्री इतनी कम है कि इलाकों का क्रम नहीं बन सकता।',
    safe: 'हमारे नक्शों के अनुसार {area} के {among} में से {count} इलाकों में {kind} का जोखिम कम है, जैसे:',
    riskHigh: '{area} में {kind} का जोखिम सबसे ज़्यादा {place} में है: {band} ({value})।',
    basis: 'तुलना उन {among} इलाकों की है जहाँ साल में कम से कम {least} बिक्री हुई; बाकी में बहुत कम हैं।',
    riskBasis: 'यह हर इलाके के बीच के लिए है। गलियाँ अलग होती हैं, इसलिए पता भी पूछ लीजिए।',
    hazards: 'प्राकृतिक खतरों',
    hazardsBasis:
      'यह बाढ़, जंगल की आग, तट कटाव और ज़मीन धँसने का औसत है; बाज़ार, जो किसी घर के जोखिम स्कोर में आता है, इसमें नहीं है।',
    whole: 'पूरे {area} में: {value}।',
    country: 'ऑस्ट्रेलिया',
    centre: '{area} (केंद्र से {km} किमी तक)',
    around: '{area} के आसपास {km} किमी',
    upTo: '{area} (मध्य कीमत {price} तक)',
  },
  ar: {
    low: 'في {area}، صاحبة أدنى رقم ({figure}، {type}) هي {place}: {value}.',
    high: 'في {area}، صاحبة أعلى رقم ({figure}، {type}) هي {place}: {value}.',
    within:
      'في {area} عدد الضواحي التي لا يتجاوز سعرها الوسيط {price} ({type}) هو {count}. أقربها إلى ميزانيتك {place}: {value}.',
    withinNone:
      'لا توجد في {area} ضاحية لا يتجاوز سعرها الوسيط {price} ({type}). أرخصها {place}: {value}، وقد تجد منزلا بعينه بأقل من ذلك.',
    none: 'المبيعات في {area} ({type}) أقل من أن أرتب ضواحيها.',
    safe: 'بحسب خرائطنا، {count} من {among} ضاحية في {area} خطرها منخفض ({kind})، منها:',
    riskHigh: 'في {area}، صاحبة أعلى خطر ({kind}) هي {place}: {band} ({value}).',
    basis: 'المقارنة بين {among} ضاحية فيها {least} مبيعات في السنة على الأقل؛ وفي غيرها عدد أقل مما يكفي.',
    riskBasis: 'هذا لوسط كل ضاحية، والشوارع تختلف، فاسألني عن العنوان أيضا.',
    hazards: 'الأخطار الطبيعية',
    hazardsBasis:
      'هذا متوسط الفيضان وحرائق الغابات وتآكل الساحل وهبوط الأرض، دون السوق الذي يدخل في درجة مخاطر المنزل.',
    whole: 'في {area} كلها: {value}.',
    country: 'أستراليا',
    centre: '{area} حتى {km} كم من المركز',
    around: '{area} و{km} كم حولها',
    upTo: '{area} (سعر وسيط حتى {price})',
  },
};

export const rankPhrasesOf = (language: AssistantLanguage): RankPhrases => RANK_PHRASES[language];
