import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { type ComponentProps, createElement as h, type ReactNode } from 'react';
import { COLOUR, NOTE_WIDTH, SANS, SERIF, TABULAR } from './theme.ts';

/** What react-pdf takes as the look of a text or a box. */
export type Look = Exclude<NonNullable<ComponentProps<typeof View>['style']>, readonly unknown[]>;

export const style = StyleSheet.create({
  page: { fontFamily: SANS, fontSize: 8.5, lineHeight: 1.4, color: COLOUR.ink },
  muted: { color: COLOUR.muted },
  small: { fontSize: 7.5, color: COLOUR.muted },
  strong: { fontWeight: 600 },
  figure: { ...TABULAR },
  prose: { fontFamily: SERIF, fontSize: 10, lineHeight: 1.45 },
  section: {
    flexDirection: 'row',
    borderTop: `0.75pt solid ${COLOUR.rule}`,
    paddingTop: 9,
    marginBottom: 18,
  },
  note: { width: NOTE_WIDTH, marginRight: 18 },
  body: { flex: 1 },
  heading: { fontSize: 9, fontWeight: 600, marginBottom: 3 },
  title: { fontFamily: SERIF, fontSize: 22, lineHeight: 1.2, marginBottom: 16 },
});

interface SectionProps {
  title: string;
  note?: ReactNode;
  /** Keeps it on one page. */
  whole?: boolean;
}

/** A part of a page: what it is on the left, what it says on the right. */
export const section = ({ title, note, whole = true }: SectionProps, ...children: ReactNode[]): ReactNode =>
  h(
    View,
    { style: style.section, wrap: !whole },
    h(
      View,
      { style: style.note },
      h(Text, { style: style.heading }, title),
      typeof note === 'string' ? h(Text, { style: style.small }, note) : note,
    ),
    h(View, { style: style.body }, ...children),
  );

export const pageTitle = (title: string): ReactNode => h(Text, { style: style.title }, title);

export const paragraphs = (texts: readonly string[], look: Look = style.prose): ReactNode[] =>
  texts.map((text, index) =>
    h(Text, { key: text, style: [look, index === 0 ? {} : { marginTop: 6 }] }, text),
  );

interface KeyFigure {
  label: string;
  value: string;
  /** What it rests on. */
  note?: string;
}

/** A few figures side by side, under their labels. */
export const keyFigures = (figures: readonly KeyFigure[]): ReactNode =>
  h(
    View,
    { style: { flexDirection: 'row', borderTop: `0.5pt solid ${COLOUR.line}`, paddingTop: 7, marginTop: 8 } },
    ...figures.map(({ label, value, note }) =>
      h(
        View,
        // Notes wrap in columns of one width; figures alone take what they need.
        { key: label, style: { flexGrow: 1, marginRight: 12, ...(note ? { flexBasis: 0 } : {}) } },
        h(Text, { style: style.small }, label),
        h(Text, { style: [style.strong, style.figure, { fontSize: 9 }] }, value),
        note ? h(Text, { style: style.small }, note) : null,
      ),
    ),
  );

/** Made-up data, and nothing else, is said like this. */
export const sampleBadge = (): ReactNode =>
  h(
    Text,
    {
      style: {
        alignSelf: 'flex-start',
        border: `0.75pt dashed ${COLOUR.caution}`,
        borderRadius: 2,
        color: COLOUR.caution,
        backgroundColor: COLOUR.cautionSoft,
        fontSize: 7.5,
        fontWeight: 600,
        paddingHorizontal: 5,
        paddingTop: 3.5,
        paddingBottom: 2.5,
        lineHeight: 1,
      },
    },
    'Sample data',
  );
