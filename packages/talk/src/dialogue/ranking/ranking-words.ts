/** Suburbs in the plural, or asked for, in all languages: in lower case without the accents of Latin letters. */
export const SUBURBS =
  /\b(?:suburbs|postcodes|neighbou?rhoods|(?:which|what|best|top|cheapest|safest|a|any|good|nice|better|cheaper|safer|affordable) (?:[\w'-]+ ){0,3}?(?:suburb|neighbou?rhood|postcode|areas?|towns?|parts? of (?:town|the city|[a-z]+)|places? to (?:buy|live|invest))|areas\b(?! of)|towns)\b|\b(?:barrios|zonas|suburbios|(?:que|cual|en que|mejor) (?:barrio|zona|suburbio|area))\b|\b(?:quartiers|banlieues|secteurs|(?:quel|quelle|dans quel|dans quelle|meilleur) (?:quartier|banlieue|secteur|zone|ville))\b|\b(?:vororte\w*|stadtteile\w*|stadtviertel|viertel|gegenden|(?:welche[rsmn]?|in welche[rmn]) (?:vorort|stadtteil|gegend|ort|viertel|lage))\b|\b(?:quartieri|sobborghi|zone|(?:che|quale|in quale) (?:quartiere|zona|sobborgo))\b|\b(?:bairros|suburbios|regioes|(?:que|qual|em que|em qual) (?:bairro|suburbio|regiao|area))\b|район(?:ы|ов|ах|ам|ами)|(?:каком|какой|какие|каких|в каком) (?:\p{L}+ )?(?:район|пригород|мест)\p{L}*|пригород(?:ы|ов|ах|ам)|(?:哪些|哪个|哪几个|什么|哪)(?:个)?(?:区|郊区|地区|社区|地方|城区)|(?:郊区|各区)|suburb|(?:どの|どんな|おすすめの|安い|良い|いい|静かな)(?:地域|エリア|町|街|郊外|サバーブ)|(?:地域|エリア|町|街|郊外|サバーブ)(?:は|を|が).{0,12}(?:どこ|知り|探|おすすめ|教え)|(?:어느|어떤|무슨|좋은|싼|저렴한|안전한)[^.?!]{0,8}(?:동네|지역|교외|구)|동네|ضواح\p{L}*|الضواحي|(?:أي|اي|أفضل|احسن|أرخص|ارخص) (?:ضاحية|منطقة|حي|المناطق|مناطق)|مناطق|المناطق|أحياء|(?:कौन|किस|कौनसे|कौन से|सस्ते|अच्छ\p{L}*\p{M}*) ?(?:सा|से|सी|से )? ?(?:इलाक\p{L}*\p{M}*|उपनगर|मोहल्ल\p{L}*\p{M}*|एरिया)|इलाक(?:े|ों)/u;

/** Where one could buy, live or look, and no place is named but a city or a state. */
export const WHERE_TO =
  /\bwhere\b(?: \p{L}+){0,6}? (?:can|could|should|would|do|might|shall|to) (?:i|we|you|he|she|they|my \p{L}+|one )?(?: ?\p{L}+){0,3}? ?(?:buy|afford|get|find|look|live|invest|go|move)\b|\bwhere (?:are|is|do)\b.{0,24}\b(?:cheap\w*|afford\w*|grow\w*|safe\w*|expensive|priciest|dearest|sell\w*)\b|\bwhere(?:'s| is)? (?:the )?(?:cheap\w*|best|safest|most affordable)\b|\bdonde (?:puedo|podemos|podria|podriamos|se puede|compro|comprar|conviene|es mas|esta mas|estan)\b|\bou (?:puis-je|peut-on|pourrai\w*|pourrions|acheter|est-ce que (?:je|nous|on) (?:peux|pouvons|peut)|chercher|habiter)\b|\bwo (?:kann|konnen|konnte\w*|bekomm\w*|krieg\w*|soll\w*|gibt es|ist es|sind|lohnt)\b|\bdove (?:posso|possiamo|potrei|potremmo|si puo|conviene|compr\w+|trov\w+)\b|\bonde (?:posso|podemos|da (?:pra|para)|consigo|conseguimos|compr\w+|vale)\b|(?<!\p{L})где (?:\p{L}+ ){0,5}?(?:купить|куплю|искать|хватит|дешев\p{L}*|выгодн\p{L}*|лучше|жить|растут|безопасн\p{L}*)|(?:哪里|哪儿|在哪)[^。？！]{0,12}(?:买|住|便宜|找|投资|安全)|どこ(?:で|に|が|なら|の)?[^。？！]{0,12}(?:買|購入|住|安|おすすめ|狙|安全)|어디(?:에|에서|가|를|서)?[^.?!]{0,14}(?:살 수|사는 게|살까|사야|사면|구입|싼|싸|저렴|좋|안전|투자)|(?:أين|وين|فين)[^.؟!]{0,16}(?:أشتري|اشتري|نشتري|أسكن|ألقى|الاقي|أرخص|ارخص)|कह(?:ाँ|ां|ा)[^।?!]{0,16}(?:खरीद|मिल|ले सक|सस्त|रह|घर)/u;

/** By what they are put in order. The narrower goes before the wider. */
export const CRITERIA: readonly (readonly [
  by: 'growth' | 'daysOnMarket' | 'sales' | 'price',
  words: RegExp,
])[] = [
  [
    'growth',
    /\b(?:grow\w*|grew|growth|risen|rising|gone up|going up|went up|increas\w*|appreciat\w*|boom\w*|capital gains?|up and coming|fallen|falling|dropp\w+|went down|gone down)\b|crec\w+|subid\w+|revaloriz\w+|hausse|augment\w+|progress\w+|gestiegen|steig\w+|wachs\w+|wachstum|cresc\w+|salit\w+|aumentat\w+|subi\w+|valoriz\w+|вырос\p{L}*|раст\p{L}+|рост\p{L}*|дорожа\p{L}*|上が|値上がり|伸び|올랐|오른|상승|涨|升值|增长|ارتفع\p{L}*|نمو\p{L}*|ترتفع|बढ़/u,
  ],
  [
    'daysOnMarket',
    /\bsell\w* (?:the )?(?:fast|quick|slow)\w*\b|\b(?:fast|quick|slow)est\b.{0,12}\b(?:sell\w*|sales|market)\b|\bdays on (?:the )?market\b|se venden? (?:mas )?(?:rapido|lento)|se vend\w* (?:le plus )?vite|schnell\w* verkauft|si vendono (?:piu )?(?:in fretta|velocemente)|vende\w* mais rapido|быстре\p{L}* (?:всего )?прода|早く売れ|빨리 팔|卖得(?:最)?快|تباع (?:ال)?أسرع|जल्दी बिक/u,
  ],
  [
    'sales',
    /\bmost sales\b|\b(?:busiest|most active|most popular)\b|mas ventas|plus de ventes|meisten verkaufe|piu vendite|mais vendas|больше всего продаж|成约最多|成交最多|成約が(?:最も|一番)多|거래가? (?:가장 )?많|أكثر (?:ال)?مبيعات|सबसे (?:ज़्यादा|अधिक) बिक्री/u,
  ],
  [
    'price',
    /\b(?:cheap\w*|affordab\w*|afford|low(?:est)? (?:price\w*|median\w*|cost)|inexpensive|least expensive|budget|bargain\w*|dear(?:er|est)?|expensive|pric(?:y|ier|iest)|luxur\w+|exclusive|prices?|median\w*|value for money|under|below|up to)\b|\bbarat\w+|\bcar[oa]s?\b|economic\w+|asequible\w*|moins chers?|pas cher\w*|chers?\b|abordable\w*|gunstig\w*|billig\w*|preiswert\w*|bezahlbar\w*|teuer\w*|erschwinglich\w*|cara\b|cari\b|care\b|acessive\w+|дешев\p{L}*|недорог\p{L}*|доступн\p{L}*|дорог\p{L}*|便宜|最低价|房价|贵|安(?:い|く)|手頃|高い|高級|저렴|싼|싸|비싼|비싸|집값|أرخص|ارخص|رخيص\p{L}*|أغلى|اغلى|सस्त|महंग/u,
  ],
];

/** The dearest, the most: what is high comes first. */
export const DEAR =
  /\b(?:dear(?:er|est)|most expensive|expensive|pric(?:ier|iest)|highest (?:price\w*|median\w*)|luxur\w+|exclusive)\b|mas car[oa]s?|plus chers?|teuerst\w*|piu car[aei]|mais car[oa]s?|(?:самы\p{L}+ )дорог\p{L}*|最贵|(?:最も|一番)高い|高級|가장 비싼|제일 비싼|أغلى|اغلى|सबसे महंग/u;

/** What went down, or up least. */
export const FELL =
  /\b(?:fallen|fell|falling|drop\w*|went down|gone down|going down|declin\w*|least growth|slowest growth|lowest growth|worst growth)\b|baj(?:ado|aron|an)|menos (?:crec|sub)\w+|baiss\w+|gefallen|gesunken|am wenigsten|scesi|calat\w+|cair\w*|caiu|упал\p{L}*|снизил\p{L}*|меньше всего|下が|떨어|내린|跌|انخفض\p{L}*|(?:घट|गिर)/u;

/** Where most is to be feared, and not least. */
export const RISKY =
  /\b(?:most|worst|highest|riskiest|most at risk|(?:flood|fire|bushfire)[- ]prone|avoid|dangerous)\b|mas (?:inund|riesg|peligr)\w*|evitar|les plus (?:inond|expos|risqu)\w*|eviter|am (?:meisten|starksten)|gefahrdetst\w*|meiden|piu a rischio|mais risco|больше всего|опасн\p{L}*|избегать|最(?:危险|容易)|避开|(?:最も|一番)(?:危険|高)|避け|가장 (?:위험|높)|피해야|الأكثر|أخطر|सबसे (?:ज़्यादा|अधिक|खतरनाक)|बचना/u;
/** 'Which do NOT flood': the other way round. */
export const SPARED =
  /\b(?:not|never|no|don'?t|doesn'?t|won'?t|least|safe\w*|low(?:est)?|without|free|outside)\b|\b(?:no|sin|menos|seguro\w*|segura\w*)\b|\b(?:pas|sans|moins|sur[es]*)\b|\b(?:nicht|kein\w*|ohne|sicher\w*|am wenigsten)\b|\b(?:non|senza|meno|sicur\w+)\b|\b(?:nao|sem|menos)\b|(?<!\p{L})не(?!\p{L})|без|меньше|безопасн\p{L}*|不|没|低|安全|ない|低い|않|없|낮|안전|لا|بدون|أقل|آمن\p{L}*|नहीं|कम|सुरक्षित|बिना/u;

/** Near the middle of the city. */
export const NEAR_CENTRE =
  /\b(?:near|close to|closest to|around|not far from|handy to|inner) ?(?:the |to the )?(?:city|cbd|centre|center|town|inner[- ]city)\b|\binner[- ](?:city|suburbs?|ring)\b|cerca del centro|pres du centre|proche du centre|nahe (?:der|am) (?:stadt|zentrum|innenstadt)|zentrumsnah|in der nahe (?:der stadt|des zentrums)|vicino al centro|perto do centro|(?:близко|ближе|рядом|недалеко)\p{L}* (?:к|от|с) центр\p{L}*|市中心|市区附近|都心|中心部|도심|시내|قريب\p{L}* من (?:ال)?(?:مركز|وسط|مدينة)|(?:शहर|सिटी|सेंटर) के (?:पास|नज़दीक|करीब)/u;

/** Of the suburb spoken of, and not of others. */
export const THIS_ONE =
  /\b(?:this|that|the|my|our|same|your) (?:\w+ )?(?:suburb|area|neighbou?rhood|postcode|town)\b(?! (?:with|that has|where))/;

export const YIELD =
  /\byields?\b|\brental (?:return|income)s?\b|\brents?\b|rentabilidad|rendement\w*|mietrendite\w*|rendite\w*|redditivit\w*|rendimento\w*|доходност\p{L}*|收益|回报|租金|利回り|수익률|임대 ?수익|عائد|العائد|रिटर्न|किराये/u;
