import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { isOutsideValue } from '@propguard/rules/hazards/area-severity';
import { HAZARD_KINDS, type HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import { barRiskBand } from '@propguard/rules/hazards/risk-bands';
import type { MarketPropertyType } from '@propguard/rules/market/property-types';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { Counts } from '../tools/market-summary.ts';
import type { AskedFigure } from './asked-figures.ts';
import type { ComparedSubject } from './compared-subject.ts';
import { type Composer, fact, maybe, type Voice } from './composed.ts';
import { countSaid } from './count-phrases.ts';
import { guideText } from './guide/guide-texts.ts';
import { HOME_LABELS } from './home-labels.ts';
import { verdictOn, withoutPrice } from './verdict.ts';
import { verdictPhrasesOf } from './verdict-phrases.ts';

type Compared = {
  subjects: ComparedSubject[];
  /** Between the prices of two. */
  differenceAud?: number | null;
};

type Ranking = {
  label: (voice: Voice) => string;
  of: (one: ComparedSubject) => number | null;
  text: (value: number, voice: Voice) => string;
  /** The least is named first. */
  isLeastFirst: boolean;
};

const asPercent = (value: number, { show }: Voice): string => show.percent(value, 1);
/** What a share of risk is, in a word, beside it. Outside of every mapped area nothing was measured. */
const asHazard = (value: number, { say, show }: Voice): string =>
  isOutsideValue(value)
    ? say.notMapped
    : [say.bands[barRiskBand(value)], show.percent(value)].join(say.comma);
const RANKINGS: Readonly<Partial<Record<AskedFigure, Ranking>>> = {
  price: {
    label: ({ say }) => say.labels.median,
    of: ({ valueAud, medianPriceAud }) => valueAud ?? medianPriceAud,
    text: (value, { show }) => show.aud(value),
    isLeastFirst: true,
  },
  growth: {
    label: ({ say }) => say.labels.growth,
    of: ({ growthYoy }) => growthYoy,
    text: asPercent,
    isLeastFirst: false,
  },
  daysOnMarket: {
    label: ({ say }) => say.labels.daysOnMarket,
    of: ({ daysOnMarket }) => daysOnMarket,
    text: (value, { show }) => show.number(value),
    isLeastFirst: true,
  },
  flood: {
    label: ({ say }) => say.kinds.flood,
    of: ({ flood }) => flood ?? null,
    text: asHazard,
    isLeastFirst: true,
  },
  fire: {
    label: ({ say }) => say.kinds.fire,
    of: ({ fire }) => fire ?? null,
    text: asHazard,
    isLeastFirst: true,
  },
  land: {
    label: ({ language }) => HOME_LABELS[language].land,
    of: ({ landSqm }) => landSqm ?? null,
    text: (value, { show }) => `${show.number(value)} m²`,
    isLeastFirst: false,
  },
  bedrooms: {
    label: ({ say }) => say.labels.bedrooms,
    of: ({ bedrooms }) => bedrooms ?? null,
    text: (value, { show }) => show.number(value),
    isLeastFirst: false,
  },
  risk: {
    label: ({ say }) => say.labels.risk,
    of: ({ riskScore }) => riskScore,
    text: asPercent,
    isLeastFirst: true,
  },
};

/** Where it is not that of Latin letters. */
const FULL_STOP: Readonly<Partial<Record<AssistantLanguage, string>>> = { ja: '。', zh: '。', hi: '।' };
const LEAST_GAP = 0.1;
/** The hazard that parts two risk scores: 'because of bushfire'. */
const hazardApart = (subjects: readonly ComparedSubject[]): HazardKind | null => {
  const gapOf = (kind: HazardKind): number => {
    const values = subjects.map((one) => one[kind] ?? 0);
    return Math.max(...values) - Math.min(...values);
  };
  const [widest] = HAZARD_KINDS.toSorted((a, b) => gapOf(b) - gapOf(a));
  return widest !== undefined && gapOf(widest) >= LEAST_GAP ? widest : null;
};
const ofHazard = (kind: HazardKind): Ranking => ({
  label: ({ say }) => say.kinds[kind],
  of: (one) => one[kind] ?? null,
  text: asHazard,
  isLeastFirst: true,
});

const VALUES: Ranking = {
  label: ({ say }) => say.labels.value,
  of: ({ valueAud }) => valueAud,
  text: (value, { show }) => show.aud(value),
  isLeastFirst: true,
};

/** Hazards that were asked about, of which nothing is known at one of the places. */
const hazardsUnknown = (
  subjects: readonly ComparedSubject[],
  asked: readonly AskedFigure[],
): ('flood' | 'fire')[] =>
  (['flood', 'fire'] as const).filter(
    (kind) => asked.includes(kind) && subjects.some((one) => (one[kind] ?? null) === null),
  );

/** Which one it is, by each figure that was asked for: the best first, with its figure. */
const rankedSentences = ({ subjects, differenceAud = null }: Compared, voice: Voice): string[] => {
  const { say, show } = voice;
  const unknown = hazardsUnknown(subjects, voice.asked);
  // A score that lacks the very hazard that was asked about would reassure for nothing.
  const asked = unknown.length > 0 ? voice.asked.filter((figure) => figure !== 'risk') : voice.asked;
  const figures =
    asked.includes('difference') && !asked.includes('price') ? [...asked, 'price' as const] : asked;
  const apart = asked.includes('risk') ? hazardApart(subjects) : null;
  // Homes that were described are valued: what they are worth goes first.
  const isValued = subjects.every(({ valueAud }) => valueAud !== null);
  const isOfRecord = figures.includes('land') || figures.includes('bedrooms');
  const inOrder = isValued && !isOfRecord ? [...new Set<AskedFigure>(['price', ...figures])] : figures;
  const rankings = inOrder.flatMap((figure) => [
    { figure, ranking: figure === 'price' && isValued ? VALUES : RANKINGS[figure] },
    ...(figure === 'risk' && apart ? [{ figure, ranking: ofHazard(apart) }] : []),
  ]);
  const lacking = unknown.map(
    (kind) => `${show.say(say.hazardNoData, { kind: say.kinds[kind] })}${FULL_STOP[voice.language] ?? '.'}`,
  );
  const ranked = rankings.flatMap(({ figure, ranking }) => {
    const known = subjects.flatMap((one) => {
      const value = ranking?.of(one) ?? null;
      return value === null ? [] : [{ name: one.name, value }];
    });
    if (!ranking || known.length < 2) return [];
    const sorted = known.toSorted((a, b) => (ranking.isLeastFirst ? a.value - b.value : b.value - a.value));
    const text = sorted
      .map(({ name, value }) => show.say(say.aside, { text: name, aside: ranking.text(value, voice) }))
      .join(say.comma);
    return [
      show.say(say.line, { label: ranking.label(voice), text: `${text}${FULL_STOP[voice.language] ?? '.'}` }),
      ...(figure === 'price' && differenceAud !== null
        ? [show.say(say.differenceIs, { difference: show.aud(differenceAud) })]
        : []),
    ];
  });
  return lacking.length > 0 ? [...lacking, guideText('hazardMaps', voice.language), ...ranked] : ranked;
};

/** Figures that all of them have from one wider area: they are told once, as that area's. */
const sharedFigures = (subjects: readonly ComparedSubject[]): ('growthYoy' | 'daysOnMarket')[] =>
  (['growthYoy', 'daysOnMarket'] as const).filter((name) => {
    const regions = new Set(subjects.map(({ borrowed }) => borrowed?.[name]));
    return regions.size === 1 && !regions.has(undefined);
  });

export const composeComparison: Composer<Compared> = (
  { subjects, differenceAud },
  voice,
  { arguments: args, sample },
) => {
  const { say, show } = voice;
  const shared = sharedFigures(subjects);
  const [first] = subjects;
  const region = shared.flatMap((name) => first?.borrowed?.[name] ?? [])[0];
  const type = say.types[(args.propertyType as MarketPropertyType | undefined) ?? 'any'];
  // Of which homes the figures are: another kind has others.
  const nameOf = ({ name, propertyId }: ComparedSubject): string =>
    propertyId === null ? show.say(say.aside, { text: name, aside: type }) : name;
  const ranked = rankedSentences({ subjects, differenceAud }, voice);
  // 'Which is better?' wants one of them, and so does whoever asks for no figure by its name.
  const asksVerdict = voice.asked.includes('verdict') || ranked.length === 0;
  const verdict = asksVerdict ? verdictOn(subjects, voice) : [];
  const lacking = withoutPrice(subjects, type, voice);
  const ofPlace = (text: string, { borrowed, counts }: ComparedSubject, name: keyof Counts): string => {
    const region = name === 'medianPriceAud' ? undefined : borrowed?.[name];
    const counted = counts?.[name];
    const asides = [...(region ? [region] : []), ...(counted ? [countSaid(counted, voice)] : [])];
    return asides.length === 0 ? text : show.say(say.aside, { text, aside: asides.join(say.comma) });
  };
  const textOf = (subject: Compared['subjects'][number]): string =>
    [
      ...fact('askingAud', verdictPhrasesOf(voice.language).asking, maybe(subject.askingAud, show.aud)),
      ...fact('valueAud', say.labels.value, maybe(subject.valueAud, show.aud)),
      ...fact(
        'medianPriceAud',
        say.labels.median,
        maybe(subject.medianPriceAud, (aud) => ofPlace(show.aud(aud), subject, 'medianPriceAud')),
      ),
      ...fact(
        'growthYoy',
        say.labels.growth,
        maybe(shared.includes('growthYoy') ? null : subject.growthYoy, (share) =>
          ofPlace(show.percent(share, 1), subject, 'growthYoy'),
        ),
      ),
      ...fact(
        'daysOnMarket',
        say.labels.daysOnMarket,
        maybe(shared.includes('daysOnMarket') ? null : subject.daysOnMarket, (days) =>
          ofPlace(show.number(days), subject, 'daysOnMarket'),
        ),
      ),
      ...fact(
        'riskScore',
        say.labels.risk,
        maybe(hazardsUnknown(subjects, voice.asked).length > 0 ? null : subject.riskScore, (share) =>
          show.percent(share),
        ),
      ),
    ]
      .map(({ label, text }) => show.say(say.pair, { label: show.inline(label), text }))
      .join(say.comma);
  const sharedText = [
    ...fact(
      'growthYoy',
      say.labels.growth,
      maybe(shared.includes('growthYoy') ? first?.growthYoy : null, (share) => show.percent(share, 1)),
    ),
    ...fact(
      'daysOnMarket',
      say.labels.daysOnMarket,
      maybe(shared.includes('daysOnMarket') ? first?.daysOnMarket : null, (days) => show.number(days)),
    ),
  ]
    .map(({ label, text }) => show.say(say.pair, { label: show.inline(label), text }))
    .join(say.comma);
  return {
    title: subjects.map(({ name }) => name).join(' · '),
    facts: [],
    items: subjects.map((subject) => ({
      title: subject.name,
      text: textOf(subject),
      link: subject.propertyId
        ? { path: pathTo(PATHS.property, { id: subject.propertyId }), label: say.labels.open }
        : null,
    })),
    notes: sample ? [say.sample] : [],
    sentences: [
      ...verdict,
      ...ranked,
      ...lacking,
      ...(verdict.length + ranked.length + lacking.length === 0 ? [say.compared] : []),
      ...subjects.flatMap((subject) => {
        const text = textOf(subject);
        return text === '' ? [] : [`• ${show.say(say.line, { label: nameOf(subject), text })}`];
      }),
      ...(region && sharedText !== ''
        ? [
            `• ${show.say(say.line, { label: show.say(say.aside, { text: region, aside: type }), text: sharedText })}`,
          ]
        : []),
    ],
    suggestions: [say.suggest.units, say.suggest.listings],
  };
};
