import { ADDRESS_WORDS } from '@propguard/rules/places/abbreviations';
import type { State } from '@propguard/rules/places/states';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Suburbs that are also ordinary words: taken for a place only after 'in', 'near' and the like, or with a capital. */
export const ORDINARY_NAMES = new Set(
  `orange research prospect sunshine bright young plenty success speed reservoir retreat paradise rainbow sunset snug
   bell bland bluff cargo casino caveat chute comet cook cope cue dale delta dollar driver eureka field forest forth
   foster fox gore grange grassy gray grey grove hall haven hay holder hunter lock march meadow mascot miles moody nook
   officer oaks penguin pelican pioneer prairie pyramid quandary sapphire sedan springs stockyard sundown banana bingo
   batman bass alpha albert archer argyle arable alice abbey beacon beard berry bower broke butler cane clare coles
   cuckoo don drake eden emu falcon flint forces galore hardy hart harrow horn howard indigo keith kelly kelvin kerry
   laura legume lizard magpie maroon martin merino midway miller mimosa needles nelson nile noah norman owen palmer para
   patrick phillip putty retro robe ross ruby rugby ryan saints samson scone smoko sharon shirley spencer stow
   sulky syndicate tapping taylor tara wright right range lawson daly duffy victoria ward waters east west north south
   rise rises view views park hill hills valley island bay beach cove point creek river lake port junction`
    .split(/\s+/)
    .concat([
      'the range',
      'the hill',
      'the gap',
      'the entrance',
      'the rocks',
      'west end',
      'garden city',
      'kia ora',
      'long gully',
    ]),
);

/** Suburbs called like something that people ask us for every day: 'for sale', 'price', 'home', 'bank'. */
export const EVERYDAY_NAMES = words(
  `allora rand karte lange staaten toll mardi somme recherche anula giro ponto lima quiera uno banca caparra bungalow nome como come para alma vale mira casa dollar dollars sale price home city banks bank page short senior house unit land market value report loan plan risk flood fire rent
   help test data rule act best good nice cheap low high new old big small near next area town suburb street road drive
   lane court place close house townhouse villa block yes no thanks hello hi and the for more about average
   young reno downside lucas lota upside outside inside beside backside kia ora couple yard jobs wages rates duty fees
   bills budget savings deposit income salary weekly monthly yearly gross net cash owner owners buyer seller vendor agent
   broker lender middle centre center start end top bottom left ideal perfect lovely pretty happy sorry please cheers
   mate brother sister mother father wife husband kids baby family friend boss truck shed pool garden garage kitchen
   mortgage interest rate term years months weeks days today tomorrow yesterday monday tuesday wednesday thursday friday
   saturday sunday morning afternoon evening night summer winter autumn spring nord sud est ouest mal mais mas wie was
   wer wo bei und oder nicht sehr gut neu alt gross klein haus geld jahr kauf preis bas bon cher loin pres chez`,
);

export const PLACE_PREPOSITIONS = words(
  `in at near around of from to between about within throughout across outside en a à em no na nos nas bei nach um aus di
   nel nella ad dans sur près vers pour für в во на около para hacia cerca cerca do da de del des du e et und y o ou oder
   and or vs versus than für with`,
);
/** After these an ordinary word may be a place. */
export const STRONG_PREPOSITIONS = words(
  'in at near around within between from en em bei à dans a v в во на of',
);

/** What Australians call their towns. */
export const NICKNAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    syd: 'sydney',
    melb: 'melbourne',
    melbs: 'melbourne',
    brissie: 'brisbane',
    brissy: 'brisbane',
    brizzy: 'brisbane',
    brisy: 'brisbane',
    rads: 'adelaide',
    canbra: 'canberra',
    'the can': 'canberra',
    hobs: 'hobart',
    gc: 'gold coast',
    brizzie: 'brisbane',
    brisvegas: 'brisbane',
    bris: 'brisbane',
    bne: 'brisbane',
    adl: 'adelaide',
    radelaide: 'adelaide',
    goldy: 'gold coast',
    'the goldy': 'gold coast',
    'the gold coast': 'gold coast',
    'sunny coast': 'sunshine coast',
    'the sunny coast': 'sunshine coast',
    sunnycoast: 'sunshine coast',
    newy: 'newcastle',
    newie: 'newcastle',
    'the gong': 'wollongong',
    gong: 'wollongong',
    freo: 'fremantle',
    rocky: 'rockhampton',
    rockie: 'rockhampton',
    rockvegas: 'rockhampton',
    bundy: 'bundaberg',
    parra: 'parramatta',
    coffs: 'coffs harbour',
    'port mac': 'port macquarie',
    surfers: 'surfers paradise',
    paddo: 'paddington',
    subi: 'subiaco',
    launnie: 'launceston',
    launny: 'launceston',
    lonnie: 'launceston',
    shepp: 'shepparton',
    tville: 'townsville',
    mullum: 'mullumbimby',
    ulla: 'ulladulla',
    cronny: 'cronulla',
    // The city of that name has no locality called so.
    logan: 'logan central',
    'logan city': 'logan central',
  }),
);
export const STATE_NICKNAMES: ReadonlyMap<string, State> = new Map([
  ['tassie', 'TAS'],
  ['tazzie', 'TAS'],
  ['tas', 'TAS'],
  ['vicco', 'VIC'],
]);

/** Places that people ask for and that we have nothing on. Those that are Australian suburbs too are looked up first. */
export const FOREIGN_PLACES = new Set([
  ...words(
    `london paris tokyo singapore auckland wellington christchurch queenstown dunedin hamilton dubai bali jakarta bangkok
     manila mumbai delhi bangalore chennai kolkata shanghai beijing shenzhen guangzhou taipei seoul busan osaka kyoto
     berlin munich hamburg frankfurt vienna zurich geneva rome milan naples florence venice madrid barcelona valencia
     lisbon porto amsterdam rotterdam brussels copenhagen stockholm oslo helsinki warsaw prague budapest athens istanbul
     moscow cairo johannesburg nairobi lagos toronto vancouver montreal ottawa chicago boston seattle miami dallas
     houston austin denver atlanta philadelphia detroit manhattan brooklyn california texas florida hawaii honolulu
     washington oregon nevada arizona phoenix orlando nashville portland usa america canada england scotland wales
     ireland dublin edinburgh glasgow manchester birmingham britain uk france germany italy spain portugal greece japan
     china korea india thailand vietnam indonesia malaysia philippines fiji europe asia africa mexico brazil argentina
     chile peru switzerland austria sweden norway denmark finland russia turkey uae qatar
     lisboa oporto milano roma torino napoli firenze venezia bologna palermo catania londra londres londen londyn parigi
     munchen koln wien genf geneve zurigo ginevra monaco berlim berlino moscu mosca pekin pechino xangai singapura singapur
     singapour bogota quito caracas medellin guadalajara monterrey montevideo brasilia recife salvador curitiba marseille
     toulouse bordeaux nantes strasbourg bruxelles brussel antwerp alger tunis rabat casablanca beirut beyrouth riyadh jeddah
     doha karachi lahore dhaka kathmandu hanoi saigon hyderabad pune ahmedabad chandigarh jaipur macau chongqing chengdu
     wuhan hangzhou nanjing tianjin incheon daegu nagoya fukuoka sapporo yokohama kobe dusseldorf stuttgart leipzig
     dresden krakow bucharest belgrade sofia zagreb kyiv kiev minsk tbilisi almaty tashkent tehran baghdad amman kuwait`,
  ),
  'abu dhabi',
  'ho chi minh',
  'sao paulo',
  'rio de janeiro',
  'belo horizonte',
  'buenos aires',
  'ciudad de mexico',
  'nueva york',
  'tel aviv',
  'new york',
  'new york city',
  'los angeles',
  'san francisco',
  'san diego',
  'san jose',
  'bay area',
  'silicon valley',
  'las vegas',
  'hong kong',
  'kuala lumpur',
  'new zealand',
  'united states',
  'united kingdom',
  'south africa',
  'south korea',
  'sri lanka',
  'new delhi',
  'ho chi minh',
  'tel aviv',
  'abu dhabi',
  'buenos aires',
  'rio de janeiro',
  'sao paulo',
  'mexico city',
  'cape town',
  'palo alto',
  'beverly hills',
  'santa monica',
]);

/** The same in other scripts. */
export const FOREIGN_IN_SCRIPTS =
  /лондон|париж|нью-йорк|москв|берлин|токио|сша|англи|петербург|сингапур|дуба[йея]|пекин|шанха|гонконг|киев|алмат|ташкент|ロンドン|パリ|東京|大阪|ニューヨーク|カリフォルニア|アメリカ|香港|シンガポール|ソウル|台北|伦敦|纽约|巴黎|东京|上海|北京|美国|加州|旧金山|洛杉矶|香港|台北|广州|深圳|新加坡|런던|뉴욕|파리|도쿄|서울|홍콩|싱가포르|상하이|베이징|미국|캘리포니아|لندن|باريس|نيويورك|دبي|طوكيو|أمريكا|القاهرة|الرياض|الدوحة|أبو ?ظبي|بيروت|بغداد|लंदन|न्यूयॉर्क|पेरिस|मुंबई|दिल्ली|दुबई|बेंगलुरु|बैंगलोर|चेन्नई|कोलकाता|हैदराबाद|सिंगापुर|अमेरिका/iu;

/** Our cities, as they are written elsewhere. */
export const CITIES_IN_SCRIPTS: readonly [RegExp, string][] = [
  [/сидне[йяюе]м?|シドニー|悉尼|雪梨|시드니|سيدني|सिडनी/iu, 'Sydney'],
  [/мельбурн[аеу]?|メルボルン|墨尔本|멜버른|멜번|ملبورن|मेलबर्न|मेलबॉर्न/iu, 'Melbourne'],
  [/брисбен[аеу]?|ブリスベン|布里斯班|브리즈번|بريسبان|بريزبن|ब्रिस्बेन/iu, 'Brisbane'],
  [/перт[аеу]?(?![\p{L}])|パース|珀斯|퍼스|بيرث|पर्थ/iu, 'Perth'],
  [/аделаид[аеуы]|アデレード|阿德莱德|애들레이드|أديلايد|एडिलेड/iu, 'Adelaide'],
  [/канберр[аеуы]|キャンベラ|堪培拉|캔버라|كانبرا|कैनबरा/iu, 'Canberra'],
  [/хобарт[аеу]?|ホバート|霍巴特|호바트|هوبارت|होबार्ट/iu, 'Hobart'],
  [/дарвин[аеу]?|ダーウィン|达尔文|다윈|داروين|डार्विन/iu, 'Darwin'],
  [/голд-?\s?кост[ае]?|ゴールドコースト|黄金海岸|골드코스트|جولد كوست|गोल्ड कोस्ट/iu, 'Gold Coast'],
];

const STREET_TYPES = [
  ...new Set(
    ADDRESS_WORDS.flat().filter(
      (word) =>
        ![
          'saint',
          'mount',
          'mountain',
          'north',
          'south',
          'nth',
          'sth',
          'mtn',
          'victoria',
          'vic',
          'queensland',
          'qld',
          'tasmania',
          'tas',
          'port',
          'mt',
        ].includes(word),
    ),
  ),
  'mall',
  'strand',
  'wharf',
  'boardwalk',
  'outlook',
  'ramble',
  'pocket',
  'cutting',
  'elbow',
  'nook',
  'vista',
  'retreat',
  'steet',
  'stret',
  'raod',
  'avenu',
  'rode',
];
export const STREET_TYPE = STREET_TYPES.sort((a, b) => b.length - a.length).join('|');
