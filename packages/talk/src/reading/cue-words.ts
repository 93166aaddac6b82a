import { plainText } from '../understanding/clean-text.ts';

/**
 * Words that speak of the same thing in the twelve languages: what is learnt of one of them holds for the others. A star
 * stands for any ending. Which of them says what a number is, is learnt and not written here.
 */
const CUES: Readonly<Record<string, string>> = {
  EARN: 'earn* salary salaries wage wages income* incomes payg gross net takehome payslip bonus* overtime commission* gan* cobr* sueldo* salario* ingres* nomina gagn* salair* touche revenu* paie verdien* gehalt* lohn* einkommen brutto netto guadagn* stipendi* reddit* ganh* sal[aá]ri* recebo recebe renda зараб* зарплат* доход* получа* оклад 年収 月収 収入 給料 手取り 稼 ボーナス 연봉 월급 소득 수입 버는 벌어 벌고 年薪 月薪 收入 工资 税后 税前 到手 赚 挣 راتب* دخل* أكسب يكسب نكسب معاش* كسب* कमा* वेतन तनख्वाह सैलरी आय salary income',
  ON: 'on',
  OWE: 'owe owes owed owing outstanding balance remaining left debo debe deb* adeud* pendiente restant* reste dois doit devons schuld* restschuld* offen devo deve dobbiamo debito residuo devemos devendo falta* долг* должен должна остал* остат* 残債 残り 残高 残って 남은 남았 빚 잔액 还欠 欠 还剩 剩 剩下 余额 باقي متبقي عليّ مديون* बाकी बकाया बचा',
  MORTGAGE:
    'mortgage* hipotec* hypoth* mutuo mutui ipotec* ипотек* 住宅ローン 주담대 모기지 房贷 رهن* التمويل',
  LOAN: 'loan* lend* lender* borrow* finance* refinanc* refi pr[eé]st* emprunt* pr[eê]t* kredit* darlehen leih* prestit* empr[eé]st* financ* кредит* займ* одолж* ローン 借り 借入 融資 대출* 빌리* 빌려* 빌릴* 贷款 贷 借 قرض* اقترض* اقتراض* उधार लोन ऋण',
  SAVE: 'saved saving savings save deposit* cash bank equity gift gifted super fhss ahorr* dep[oó]sito entrada enganche efectivo apport* [eé]conom* [eé]pargn* gespart* erspar* anzahl* eigenkapital risparm* anticipo acconto contanti economi* poupan* guardad* взнос* накоп* сбереж* налич* 貯金 頭金 自己資金 貯め 預金 贈与 저축* 모은 모았* 보증금 계약금 현금 종잣돈 자기자본 存款 首付 存了 存 手上 现金 积蓄 مدخر* وفر* ادخر* دفعة نقد* كاش مقدم बचत बचा* जमा डिपॉजिट डाउन',
  HAVE: 'have got has ive weve tengo tenemos hay jai avons hab* haben ho abbiamo tenho temos есть 있어* 있습* 手元 有 عندي عندنا معي لدي पास',
  SELL: 'sell* sold sale selling fetch* vend* verkauf* verkäuf* продат* прода* продам продад* 売 売却 売れ 売り 팔* 매도* 매각* 卖 出售 卖掉 بيع* أبيع نبيع بعت بعنا बेच* बिक*',
  OWN: 'ours mine my our mi mis nuestr* mon ma notre nos mein* unser* mio mia nostr* meu minha nosso nossa мо* наш* 自宅 我が家 うち 우리 내 제 我家 我的 我们 بيتي بيتنا شقتي हमारा मेरा अपना',
  BUY: 'buy* bought purchas* compr* achet* acheter kauf* gekauft acquist* покуп* купи* куп* 買 購入 사* 구입* 매수* 매입* 买 购买 شراء أشتري نشتري اشتري* خريد खरीद*',
  WORTH:
    'worth valu* estimat* apprais* apprais* vale valor* tasa* vaut valeur estim* wert* schätz* vale valore stim* valut* avalia* стоит стоим* оцен* 価値 査定 評価 시세 감정 가치 평가 值 估价 估值 估 评估 قيمة تقييم* يساوي कीमत मूल्य वैल्यू',
  PRICE:
    'price* priced cost* asking ask* offer* offered vendor* reserve guide quote* quoting preci* cuesta prix co[uû]te* preis* kostet kosten prezz* costa costan* pre[cç]o* custa* цен* прос* хот* 価格 値段 売値 万円 호가 가격 매매가 价格 房价 售价 总价 要价 报价 سعر* ثمن يطلب* दाम भाव रेट',
  AGENT:
    'agent* agents* realtor inmobiliari* agence makler* agenzia agente corretor* imobili[aá]ria агент* риелтор* 不動産屋 仲介 業者 중개* 부동산* 中介 وسيط سمسار* وكيل एजेंट',
  HOUSE:
    'house* home* place* unit units apartment* flat townhouse* villa* property casa* piso* departamento* apart* maison appart* logement haus wohnung* immobilie* appartament* casa im[oó]ve* дом* квартир* жиль* 家 物件 マンション 一軒家 집* 주택* 아파트* 유닛* 房子 房 公寓 别墅 单元 بيت* منزل* شقة* عقار* घर मकान फ्लैट यूनिट',
  NEWONE:
    'one ones another other next otra otro autre andere* neues altra altro outra outro друг* нов* 新しい 次 새 다른 新 另 那套 这套 الجديد* दूसर* नया',
  MAX: 'max maximum most under below upto tops budget limit ceiling less than over nothing hasta m[aá]xim* menos presupuesto tope maximum jusqu jusqua moins budget plafond bis höchstens maximal unter fino massimo meno sotto oltre at[eé] m[aá]ximo menos or[cç]amento до макс* максимум бюджет* дешевле 以下 以内 まで 予算 上限 最大 이하 까지 최대 예산 이내 미만 以内 以下 最多 预算 不超过 封顶 到顶 上限 أقصى حد ميزاني* أقل تحت لا_يتجاوز तक अधिकतम बजट नीचे कम',
  MIN: 'min minimum least from above between and mínim* desde al_menos entre m[ií]nim* au_moins partir mindest* ab zwischen almeno da tra partir от минимум между 以上 から 最低 最小 이상 부터 최소 以上 最少 至少 最低 起 على_الأقل من بين कम_से_कम से ऊपर',
  RENT: 'rent rents renting rental rented rentals alquil* renta arriend* loyer* lou* louer miet* gemietet affitt* alugu* alug* аренд* снима* сда* 家賃 賃貸 賃料 借りて 월세* 렌트* 전세* 임대* 房租 租金 周租 租 إيجار* نستأجر أستأجر مستأجر* آجار किराय* रेंट',
  TENANT:
    'tenant* tenants lease leased yield investor* investment inquilin* locatair* mieter* vermiet* inquilin* affitta* inquilin* арендатор* жильц* 入居者 借主 投資 利回り 세입자* 투자* 租客 出租 投资 回报 المستأجر استثمار* عائد किरायेदार निवेश',
  LANDLORD:
    'landlord* casero propriétaire* propri[eé]tair* vermieter* padrone proprietari* propriet[aá]ri* хозяин* арендодат* 大家 집주인* 房东 المالك صاحب मकान_मालिक',
  PAY: 'pay pays paying paid pago paga pagamos pagar paie paye payons zahl* bezahl* pag* плачу плат* платим платят 払 支払 내고 내는 내요 냅니* 납부* 交 付 ندفع أدفع ادفع يدفع دفع* भर* चुका* देता देते देना',
  REPAY:
    'repay* repayment* repayments instalment* installment* cuota* mensualit* [eé]ch[eé]anc* rate raten monatsrate tilg* rata rate parcela* presta[cç]* плат[её]ж* взнос* 返済 返す 月々 ローン返済 상환* 월납* 할부* 갚* 月供 还款 还贷 供 قسط أقساط* سداد* क़िस्त किस्त* ईएमआई emi',
  EXTRA:
    'extra additional top chuck* throw* lump overpay* adicional* de_m[aá]s suppl[eé]ment* plus zusätzlich* drauf* sonder* mehr più aggiun* adicion* mais_um доп* сверх* больше 追加 余分 繰り上げ 上乗せ 추가* 더 多还 额外 إضافي* زيادة अतिरिक्त एक्स्ट्रा',
  OFFSET: 'offset redraw オフセット 오프셋* 对冲 抵消 أوفست* ऑफसेट',
  LIVING:
    'living live groceries bills expenses expense outgoings childcare daycare kinder school food fuel power electricity insurance strata corp rates council water body gastos gasto vivir guarder[ií]a colegio d[eé]pens* charges garderie cr[eè]che ecole [eé]cole kita lebens* ausgab* schule strom nebenkosten spese asilo scuola vivere bollette despesas creche escola contas condom[ií]nio расход* тратим трачу садик* сад школ* жизн* коммунал* 生活費 保育 学費 出費 食費 光熱費 管理費 생활비* 어린이집* 학비* 지출* 관리비* 보험* 生活费 开销 托儿 幼儿园 学费 花销 物业 保险 مصاريف* مصروف* حضانة مدرسة معيش* نفقات* खर्च* स्कूल फीस डेकेयर राशन बिल बिजली',
  CAR: 'car ute novated lease vehicle motorbike caravan boat coche auto carro voiture wagen auto macchina moto машин* авто* 車 自動車 차 자동차* 차량* 车贷 车 سيار* कार गाड़ी',
  CARD: 'card cards visa mastercard afterpay zip overdraft personal tarjeta* carte* karte* kreditkart* cart[ae] cart[aã]o cart[oõ]es карт* カード 카드* 신용* 信用卡 بطاقة* البطاق* कार्ड',
  STUDENT:
    'hecs help student hex estudiant* [eé]tudiant* studien* bafög studen* estudant* студен* 学生 학자금* 学费贷款 助学 طالب* स्टूडेंट',
  SUPPORT:
    'support maintenance alimony pensi[oó]n manutenci[oó]n pension alimentaire unterhalt alimenti mantenimento pens[aã]o alimentícia алимент* 養育費 양육비* 抚养费 赡养费 نفقة गुजारा',
  KIDS: 'kid kids child children baby toddler dependant* dependent* people adults family hijo* hij[oa]s niñ* enfant* kinder kind bambin* figli* filho* crian[cç]as дет* ребен* ребён* 子供 子ども 人家族 人 아이* 애* 명 식구* 자녀* 孩子 孩 口 人 أطفال* أولاد* بچ* बच्च* लोग',
  BED: 'bed beds bedroom* bedder* bedder br bdrm room rooms habitacion* dormitorio* cuarto* chambre* pi[eè]ces schlafzimmer zimmer camer* stanz* local[ei] quarto* dormit[oó]ri* su[ií]te* спальн* спален комнат* комн* 部屋 寝室 LDK ldk ベッドルーム 방 침실* 베드* 房 室 卧 卧室 居室 غرف* غرفة नوم बेडरूम* कमर* बीएचके bhk',
  BATH: 'bath* baths bathroom* ensuite toilet* ba[ñn]o* salle bad b[aä]der bagn* banheir* ванн* санузел 浴室 バス 욕실* 화장실* 卫 浴 卫生间 حمام* बाथरूम*',
  GARAGE:
    'garage* car_space* carport parking cochera* garaje* stellpl* posti vaga* гараж* парков* 駐車 ガレージ 주차* 차고* 车位 车库 موقف كراج* पार्किंग गैरेज',
  YEAR: 'year* yr yrs annum pa annual* annually año* anos an ans ann[eé]e* jahr* anno anni anual* год* лет года году годов* 年 年間 년 연간 سنة سنوات سنوي* عام साल सालाना वर्ष',
  MONTH:
    'month* monthly pcm pm mth mes meses mensual* mois mensuel* monat* mese mesi mensil* m[eê]s mensais месяц* мес 月 毎月 ヶ月 か月 월 매달 한달 달 개월 每月 每个月 个月 شهر* شهري* महीन* माह मासिक',
  WEEK: 'week* weekly pw wk fortnight* semana* semaine* hebdo* quinzaine woche* wöchentlich settiman* quinzen* недел* 週 毎週 週間 隔週 주 매주 주당 격주 每周 周 星期 每两周 أسبوع* हफ्त* हफ़्त* सप्ताह*',
  TERM: 'term over remaining plazo dur[eé]e laufzeit durata prazo срок 期間 返済期間 기간 만기 期 期限 مدة अवधि',
  AGE: 'old aged age retire* retiring turning turn turned pension pensioner edad jubil* [aâ]ge retraite alt rente et[aà] pensione idade aposent* возраст пенси* 歳 才 定年 退職 年齢 살 세 은퇴* 나이 정년 岁 退休 عمر* تقاعد* उम्र रिटायर*',
  RATE: 'rate rates interest percent fixed variable tasa tipo inter[eé]s taux zins* tasso interessi taxa juros ставк* процент* 金利 利率 利息 固定 変動 금리* 이자* 고정* 변동* 利率 利息 固定 浮动 فائدة* نسبة ब्याज दर',
  LVR: 'lvr lmi ltv valuation',
  UP: 'more up higher above increase* raise* rose bump jump* dearer over another m[aá]s sub* plus monter augment* hausse hoch erhöh* gestiegen più aument* su mais sub* aument* выше подня* вырос* повыс* 上が 増 高く 올라* 올랐* 올리* 더 비싸 涨 加 多 高 贵 أكثر زيادة ارتفع* زاد* बढ़* ज्यादा महंगा',
  DOWN: 'less down lower drop* cut reduce* cheaper off below short knock* shave* bajar* baj[oó] menos rebaj* baiss* moins r[eé]duire runter senk* weniger billiger abbass* meno calare scont* baixar* menos desconto сниз* скин* дешевле меньше 下が 下げ 値引 安く 減 내려* 내렸* 깎* 싸게 덜 부족* 降 便宜 少 减 低 差 أقل خفض* تخفيض* نزل* ينقص* कम घटा* सस्ता',
  NOT: 'not isnt wasnt no nope never instead wrong rather nah arent no non pas nicht kein statt sondern não nao nem invece не нет вместо ではなく じゃなく じゃない 違 아니* 말고 아닌 不是 不 没 而不是 错 ليس ليست وليس مش مو لا بدل नहीं ना मत',
  FEE: 'fee fees duty stamp legal* lawyer solicitor conveyanc* inspection* moving removalist* reno* renovation* kitchen bathroom quote marketing advertising fine lmi honorario* notar[ií]a* abogado* escritura reform* frais notaire travaux avocat geb[uü]hr* anwalt notar gutachten umzug renovier* makler* notaio avvocato ristruttur* spes* tassa cart[oó]rio advogad* reforma* taxa* пошлин* юрист* ремонт* гербов* сбор* 手数料 印紙 司法書士 リフォーム 弁護士 引越 諸費用 수수료* 변호사* 인지세* 취득세* 리모델링* 이사* 印花税 律师费 律师 装修 翻新 费 搬家 广告费 中介费 رسوم* محامي* ترميم* تجديد* ضريبة دمغة फीस वकील स्टांप मरम्मत रेनोवेशन ड्यूटी',
  STREET:
    'st street rd road ave avenue cres crescent dr drive ct court pl lane ln tce terrace pde parade way blvd hwy close circuit number no nr calle rue n[uú]mero straße strasse hausnummer via rua улиц* 号 番 番地 번지 شارع رقم',
  VISA: 'visa subclass visum visto visado виз* ビザ 비자* 签证 تأشيرة فيزا वीज़ा वीजा',
  DIST: 'km kms kilometre* kilometer* minute* mins min metres meters drive walk away commute train station beach cbd kil[oó]metro* minuto* minuten metri fu[sß] км минут* пешк* キロ 分 徒歩 駅 킬로 분 도보 역 公里 分钟 走路 车程 火车站 كيلو* كم دقيقة دقائق मिनट किलोमीटर किमी',
  AREA: 'sqm m2 block land acre* hectare* sq metros terreno m² terrain grundstück qm mq lote соток кв участ* 平米 坪 土地 평 제곱* 대지 平方 平 平米 占地 地块 متر أرض مساحة वर्ग प्लॉट जमीन',
  SPOUSE:
    'wife husband partner hubby missus girlfriend boyfriend bf gf he she her his him mum dad parents brother sister spouse fianc* mujer esposa esposo marido pareja novia novio femme mari copain copine conjoint frau mann freundin freund partner* moglie marito compagn* esposa esposo namorad* жена жены муж мужа супруг* 妻 夫 嫁 旦那 主人 彼 아내* 와이프* 남편* 배우자* 老婆 老公 太太 先生 男朋友 女朋友 زوجتي زوجي زوجة زوج पत्नी पति बीवी वाइफ',
  PARENTS:
    'mum dad parents folks nan grandma inlaws padres papá mamá parents p[eè]re m[eè]re eltern mutter vater genitori mamma papà pais mãe pai родител* мам* пап* 親 両親 母 父 부모* 엄마* 아빠* 父母 爸妈 爸 妈 والدي والدتي أهلي أبي أمي माता पिता माँ पापा',
  BANK: 'bank banks lender cba anz nab westpac broker banco banque banca банк* 銀行 은행* 银行 بنك البنك बैंक',
  BID: 'auction* bid bidding passed offer* subast* ench[eè]re* versteiger* asta leil[aã]o аукцион* オークション 競売 경매* 拍卖 出价 مزاد नीलामी',
  SHORT:
    'short gap missing lacking enough falta* faltan manque* fehl* reicht manca* falta* хвата* не_хват* 足り 不足 부족* 모자* 差 不够 缺 够 ينقص* يكفي* कमी पड़*',
  PERCENT: '% percent prozent pourcent процент* パーセント 割 퍼센트 프로 成 बिना प्रतिशत फीसदी',
  POSTCODE:
    'postcode post_code c[oó]digo code_postal plz postleitzahl cap cep индекс 郵便番号 우편번호 邮编 الرمز पिनकोड',
  PHONE:
    'call phone ring number text mobile tel[eé]fono llam* appel* anruf* telefon* chiama* lig* звон* тел* 電話 연락* 전화* 电话 联系 اتصل* هاتف* फोन नंबर कॉल',
  SINCE: 'since in built back during desde en depuis seit im dal nel em с в に 年に 지난 에 自 在 منذ في से में',
  THANWAS:
    'was were said told saying you your era dijo dijiste était dit war gesagt hast era detto hai era disse falou было сказал* 言 って 했 말한 说 你 قلت كان कहा बताया',
};

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

const [whole, begun, signs] = [
  new Map<string, string[]>(),
  new Map<string, string[]>(),
  new Map<string, string[]>(),
];
for (const [cue, words] of Object.entries(CUES))
  for (const written of words.split(' ')) {
    // 'pr[eé]st*' stands for both spellings: words are compared without the accents of Latin letters.
    const word = plainText(written.replace(/\[(.)[^\]]*\]/gu, '$1'));
    const stem = word.replace(/\*$/, '');
    const known = WIDE.test(word) ? signs : word.endsWith('*') || HANGUL.test(word) ? begun : whole;
    known.set(stem, [...(known.get(stem) ?? []), cue]);
  }
const MOST_SIGNS = 5;

/** What a word speaks of. */
export const cuesOf = (word: string): readonly string[] => {
  const found = whole.get(word);
  if (found) return found;
  for (let length = word.length; length >= 1; length--) {
    const cues = begun.get(word.slice(0, length));
    if (cues) return cues;
  }
  return [];
};

/** The longest term that begins here, in scripts without spaces; its length, and what it speaks of. */
export const cueAt = (text: string, at: number): { length: number; cues: readonly string[] } | null => {
  for (let length = Math.min(MOST_SIGNS, text.length - at); length >= 1; length--) {
    const cues = signs.get(text.slice(at, at + length));
    if (cues) return { length, cues };
  }
  return null;
};
