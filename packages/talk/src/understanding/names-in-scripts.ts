/** Suburbs that people write in their own script, as we know them. Cities have their own list. */
const NAMES: readonly [name: string, written: RegExp][] = [
  ['Bondi', /邦迪|ボンダイ|본다이|بوندي|बॉन्डी|बोंडी|[Бб]ондай|[Бб]онди/gu],
  ['Fitzroy', /菲茨罗伊|费兹罗伊|フィッツロイ|피츠로이|فيتزروي|फिट्ज़?रॉय|[Фф]ицро[йяеи]/gu],
  ['Fremantle', /弗里曼特尔|費利曼圖|フリーマントル|프리맨틀|فريمانتل|फ्रीमैंटल|फ्रेमेंटल|[Фф]римантл[еа]?/gu],
  ['Glenelg', /格莱内尔|格雷尔|グレネルグ|글레넬그|غلينيلغ|جلينيلج|غلينلغ|ग्लेनेल्ग|[Гг]ленелг[еа]?/gu],
  ['New Farm', /新农场|ニューファーム|뉴팜|نيو فارم|न्यू फार्म|[Нн]ью[- ][Фф]арм[еа]?/gu],
  ['Toowong', /图翁|トゥーウォン|투웡|توونغ|तूवोंग|टूवोंग|[Тт]увонг[еа]?/gu],
  ['Paddington', /帕丁顿|パディントン|패딩턴|بادينغتون|पैडिंगटन|[Пп]аддингтон[еа]?/gu],
  ['Parramatta', /帕拉马塔|パラマタ|파라마타|باراماتا|पैरामाटा|[Пп]аррамат[ате]{1,2}/gu],
  ['Chatswood', /车士活|查茨伍德|チャッツウッド|채스우드|تشاتسوود|चैट्सवुड|[Чч]атсвуд[еа]?/gu],
  ['Manly', /曼利|マンリー|맨리|مانلي|मैनली|[Мм]энли/gu],
  ['Richmond', /里士满|リッチモンド|리치먼드|ريتشموند|रिचमंड|[Рр]ичмонд[еа]?/gu],
  ['Brighton', /布莱顿|ブライトン|브라이튼|برايتون|ब्राइटन|[Бб]райтон[еа]?/gu],
  ['St Kilda', /圣基尔达|セントキルダ|세인트 ?킬다|سانت كيلدا|सेंट किल्डा|[Сс]ент[- ][Кк]илд[аеу]/gu],
  ['Box Hill', /博士山|ボックスヒル|박스힐|بوكس هيل|बॉक्स हिल/gu],
  ['Sunnybank', /阳光岸|サニーバンク|써니뱅크|सनीबैंक/gu],
  ['Hurstville', /好市围|ハーストビル|허스트빌/gu],
  ['Footscray', /富士贵|フッツクレイ|풋츠크레이|फुट्सक्रे|فوتسكراي/gu],
  ['Brunswick', /布伦瑞克|不伦瑞克|ブランズウィック|브런즈윅|برونزويك|ब्रंसविक|[Бб]рансвик[еа]?/gu],
  ['Belconnen', /贝尔康纳|ベルコネン|벨코넨|بلكونن|बेलकॉनन/gu],
  ['Strathfield', /史卓菲|斯特拉斯菲尔德|ストラスフィールド|스트라스필드|ستراثفيلد|स्ट्रैथफील्ड/gu],
  ['West End', /西端区|ウエストエンド|웨스트 ?엔드|ويست إند/gu],
  ['Cairns', /凯恩斯|ケアンズ|케언즈|كيرنز|केर्न्स|[Кк]эрнс[еа]?/gu],
  ['Surry Hills', /萨里山|サリーヒルズ|서리 ?힐즈|سري هيلز/gu],
  ['Blacktown', /黑镇|ブラックタウン|블랙타운|بلاكتاون|ब्लैकटाउन/gu],
  ['Penrith', /彭里斯|ペンリス|펜리스|بنريث|पेनरिथ/gu],
  ['Burwood', /宝活|バーウッド|버우드/gu],
  ['Eastwood', /伊士活|イーストウッド|이스트우드/gu],
  ['Epping', /艾平|エッピング|에핑/gu],
  ['Ryde', /莱德|ライド|라이드/gu],
  ['Auburn', /奥本|オーバーン|أوبورن/gu],
  ['Bankstown', /班克斯敦|バンクスタウン|뱅크스타운|بانكستاون/gu],
  ['Liverpool NSW', /利物浦|ليفربول/gu],
  ['Newtown', /纽敦|ニュータウン|뉴타운|نيوتاون/gu],
  ['Carlton', /卡尔顿|カールトン|칼튼|كارلتون/gu],
  ['Southbank', /南岸区|サウスバンク|사우스뱅크/gu],
  ['Glen Waverley', /格伦韦弗利|グレンウェイバリー|글렌 ?웨이버리/gu],
  ['Surfers Paradise', /冲浪者天堂|サーファーズ ?パラダイス|서퍼스 ?파라다이스/gu],
  ['Geelong', /吉朗|ジーロング|질롱|جيلونغ/gu],
];

/** Cyrillic and all that stands behind it: each of them is written so. */
const BEYOND_LATIN = /[\u0400-\uffff]/;

/** Each by its own name, so that it is looked up as any other. */
export const withLatinNames = (text: string): string =>
  BEYOND_LATIN.test(text)
    ? NAMES.reduce((rest, [name, written]) => rest.replace(written, ` ${name} `), text)
    : text;
