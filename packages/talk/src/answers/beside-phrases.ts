import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { frenchSpacing, isolateInserts } from './phrases/typography.ts';

/** Why two figures of one home are not the same. */
type BesidePhrases = Readonly<Record<'comparables' | 'reasons' | 'value' | 'apart', string>>;

const PHRASES: Readonly<Record<AssistantLanguage, BesidePhrases>> = {
  en: {
    comparables:
      'They are two different things, {difference} apart: {value} is the model’s value, which weighs the location, the home itself and its comparable sales; {comparables} is what those sales alone say, their weighted mean once each is adjusted to this home.',
    reasons: 'Beside those sales, this moves the value most:',
    value: '{figure} is the model’s value: it weighs the location, the home itself and its comparable sales.',
    apart: '{one} and {other} are {difference} apart because they are two different things.',
  },
  de: {
    comparables:
      'Das sind zwei verschiedene Dinge, sie liegen {difference} auseinander: {value} ist der Wert des Modells, das Lage, Objekt und Vergleichsverkäufe abwägt; {comparables} sagen diese Verkäufe allein, als gewichtetes Mittel, jeder an dieses Objekt angepasst.',
    reasons: 'Neben diesen Verkäufen bewegt das den Wert am meisten:',
    value: '{figure} ist der Wert des Modells: Es wägt Lage, Objekt und Vergleichsverkäufe ab.',
    apart: '{one} und {other} liegen {difference} auseinander, weil sie Verschiedenes sind.',
  },
  es: {
    comparables:
      'Son dos cosas distintas, con {difference} de diferencia: {value} es el valor del modelo, que pondera la ubicación, la vivienda y sus ventas comparables; {comparables} es lo que dicen solo esas ventas, su media ponderada una vez ajustadas a esta vivienda.',
    reasons: 'Aparte de esas ventas, lo que más mueve el valor:',
    value: '{figure} es el valor del modelo: pondera la ubicación, la vivienda y sus ventas comparables.',
    apart: '{one} y {other} difieren en {difference} porque son dos cosas distintas.',
  },
  fr: {
    comparables:
      'Ce sont deux choses différentes, à {difference} d’écart : {value} est la valeur du modèle, qui pèse la situation, le logement et ses ventes comparables ; {comparables} est ce que disent ces ventes seules, leur moyenne pondérée une fois ajustées à ce logement.',
    reasons: 'Hormis ces ventes, ce qui pèse le plus :',
    value: '{figure} est la valeur du modèle : il pèse la situation, le logement et ses ventes comparables.',
    apart: '{one} et {other} ont {difference} d’écart, car ce sont deux choses différentes.',
  },
  it: {
    comparables:
      'Sono due cose diverse, distanti {difference}: {value} è il valore del modello, che pesa posizione, abitazione e vendite comparabili; {comparables} è ciò che dicono quelle vendite da sole, la loro media ponderata una volta adattate a questa abitazione.',
    reasons: 'Oltre a quelle vendite, ciò che muove di più il valore:',
    value: '{figure} è il valore del modello: pesa posizione, abitazione e vendite comparabili.',
    apart: '{one} e {other} distano {difference} perché sono due cose diverse.',
  },
  pt: {
    comparables:
      'São duas coisas diferentes, com {difference} de diferença: {value} é o valor do modelo, que pondera a localização, o imóvel e as vendas comparáveis; {comparables} é o que dizem só essas vendas, a média ponderada depois de ajustadas a este imóvel.',
    reasons: 'Além dessas vendas, o que mais mexe no valor:',
    value: '{figure} é o valor do modelo: pondera a localização, o imóvel e as vendas comparáveis.',
    apart: '{one} e {other} diferem em {difference} porque são duas coisas diferentes.',
  },
  ru: {
    comparables:
      'Это две разные величины, разница {difference}: {value} — оценка модели, которая учитывает место, само жильё и сопоставимые продажи; {comparables} — что говорят одни эти продажи, их взвешенное среднее после поправок на это жильё.',
    reasons: 'Кроме этих продаж, сильнее всего влияет:',
    value: '{figure} — оценка модели: она учитывает место, само жильё и сопоставимые продажи.',
    apart: '{one} и {other} различаются на {difference}, потому что это разные величины.',
  },
  zh: {
    comparables:
      '这是两个不同的数，相差 {difference}：{value} 是模型的估值，综合了位置、房子本身和可比成交；{comparables} 只看这些可比成交，是各自按这套房子调整后的加权平均。',
    reasons: '除了这些成交，对估值影响最大的是：',
    value: '{figure} 是模型的估值：综合了位置、房子本身和可比成交。',
    apart: '{one} 和 {other} 相差 {difference}，因为是两个不同的数。',
  },
  ja: {
    comparables:
      '二つは別のもので、差は{difference}です。{value}は立地、物件そのもの、比較事例を合わせて見たモデルの評価額、{comparables}は比較事例だけから出した額で、この物件に合わせて補正した加重平均です。',
    reasons: '比較事例のほかに大きく効いているもの：',
    value: '{figure}はモデルの評価額で、立地、物件そのもの、比較事例を合わせて見ています。',
    apart: '{one}と{other}は別のものなので、{difference}の差があります。',
  },
  ko: {
    comparables:
      '둘은 서로 다른 값이고 {difference} 차이가 납니다. {value}는 위치, 집 자체, 비교 거래를 함께 본 모델의 추정 가치이고, {comparables}는 비교 거래만 이 집에 맞게 조정한 가중 평균입니다.',
    reasons: '비교 거래 외에 가치에 가장 크게 작용한 것:',
    value: '{figure}는 모델의 추정 가치로, 위치, 집 자체, 비교 거래를 함께 봅니다.',
    apart: '{one}와 {other}는 서로 다른 값이라 {difference} 차이가 납니다.',
  },
  ar: {
    comparables:
      'هما شيئان مختلفان والفرق بينهما {difference}: {value} هي قيمة النموذج الذي يوازن بين الموقع والمسكن نفسه والمبيعات المقارنة؛ و{comparables} هو ما تقوله تلك المبيعات وحدها، متوسطها المرجّح بعد تعديلها لهذا المسكن.',
    reasons: 'إلى جانب تلك المبيعات، أكثر ما يحرك القيمة:',
    value: '{figure} هي قيمة النموذج: يوازن بين الموقع والمسكن نفسه والمبيعات المقارنة.',
    apart: 'الفرق بين {one} و{other} هو {difference} لأنهما شيئان مختلفان.',
  },
  hi: {
    comparables:
      'ये दो अलग चीज़ें हैं, अंतर {difference}: {value} मॉडल का मूल्य है, जो जगह, घर और तुलनीय बिक्रियों को साथ तौलता है; {comparables} सिर्फ़ उन बिक्रियों का है, इस घर के हिसाब से समायोजित करके उनका भारित औसत।',
    reasons: 'उन बिक्रियों के अलावा मूल्य पर सबसे ज़्यादा असर:',
    value: '{figure} मॉडल का मूल्य है: यह जगह, घर और तुलनीय बिक्रियों को साथ तौलता है।',
    apart: '{one} और {other} में {difference} का अंतर है, क्योंकि ये दो अलग चीज़ें हैं।',
  },
};
const SPACED = { ...PHRASES, fr: frenchSpacing(PHRASES.fr), ar: isolateInserts(PHRASES.ar) };

export const besidePhrasesOf = (language: AssistantLanguage): BesidePhrases => SPACED[language];
