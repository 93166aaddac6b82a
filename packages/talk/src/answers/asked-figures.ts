/** The figures that a question names: the first sentence gives them. */
export type AskedFigure =
  | 'price'
  | 'growth'
  | 'daysOnMarket'
  | 'clearance'
  | 'forSale'
  | 'sales'
  | 'flood'
  | 'fire'
  | 'risk'
  | 'difference';

const WORDS: readonly [figure: AskedFigure, words: RegExp][] = [
  [
    'growth',
    /\b(?:grow\w*|grew|grown|risen|rise|gone up|going up|went up|how (?:have|has|did|are|is)\b.{0,40}\b(?:gone|going|done|doing|tracked|tracking|moved)|increase\w*|appreciat\w*|performed|performing)\b|crec\w+|subid\w+|hausse|augment\w+|gestiegen|wachstum|cresc\w+|salit\w+|subi\w+|вырос\p{L}*|рост\p{L}*|上が|値上がり|올랐|상승|涨|升值|ارتفع\p{L}*|نمو|बढ़/u,
  ],
  [
    'daysOnMarket',
    /\bdays on (?:the )?m(?:ar)?ke?t\b|\bhow (?:long|fast|quick\w*)\b.{0,24}\b(?:sell|sale|market)\b|cuanto tarda\w*|combien de temps|delai de vente|wie lange|wie schnell|quanto tempo|сколько.{0,12}продаю|何日|売れるまで|며칠|얼마나 (?:빨리|걸)|多久|挂牌天数|كم (?:يوم|من الوقت)|कितने दिन/u,
  ],
  [
    'clearance',
    /\bclearance|auction (?:results|success)|tasa de (?:exito|subasta)\w*|taux de (?:reussite|vente)|auktionsquote|aste\b|leiloes|аукцион|落札率|クリアランス|낙찰률|清空率|معدل المزاد|नीलामी/u,
  ],
  [
    'forSale',
    /\bhow many\b.{0,24}\b(?:for sale|listed|listings|on the market)\b|cuant[oa]s.{0,16}venta|combien.{0,16}(?:a vendre|annonces)|wie viele.{0,20}(?:angebot|verkauf)|quant[ei].{0,16}vendita|quant[oa]s.{0,16}venda|сколько.{0,16}(?:продаж|продает)|何件|몇 (?:개|채)|多少套|كم (?:عدد|إعلان)|कितन[ेी].{0,10}बिक/u,
  ],
  [
    'difference',
    /\bdifference\b|diferencia|diferenca|difference|unterschied|differenza|разниц\p{L}*|差額|差は|차이|差多少|相差|الفرق|अंतर/u,
  ],
  [
    'flood',
    /\bflood\w*|inund\w*|inond\w*|hochwasser|uberschwemm\w*|alluvion\w*|allagament\w*|enchente|alag\w+|наводнен\p{L}*|затоп\p{L}*|洪水|浸水|홍수|침수|淹|فيضان\p{L}*|बाढ़|ngap|lut/u,
  ],
  [
    'fire',
    /\b(?:bush)?fires?\b|incendi\w*|feux?\b|feuer|brand\w*|incendi|fogo|пожар\p{L}*|山火|火災|火事|산불|حر[اي]ئق|आग/u,
  ],
  [
    'risk',
    /\b(?:risk\w*|safer|safest|exposed|climate|hazards?)\b|riesgo|risque|risik\w*|rischi\w*|risco|риск\p{L}*|リスク|위험|风险|خطر|مخاطر|जोखिम/u,
  ],
  [
    'price',
    /\b(?:price\w*|median|cost\w*|cheap\w*|dear\w*|expensive|worth|how much)\b|preci\w+|cuesta\w*|barat\w+|prix|coute\w*|cher\b|preis\w*|kosten|kostet|teuer|gunstig\w*|prezz\w+|costa\w*|econom\w+|prec[oe]|custa\w*|цен\p{L}*|стоит|дешев\p{L}*|値段|価格|相場|安い|고가|가격|집값|싼|价|贵|便宜|سعر|أسعار|أرخص|कीमत|दाम|सस्त/u,
  ],
];

/** In the order of their names above: the narrower goes before the wider. */
export const askedFigures = (plain: string): AskedFigure[] =>
  WORDS.filter(([, words]) => words.test(plain)).map(([figure]) => figure);
