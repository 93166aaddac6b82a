import { Page, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { style } from './parts.ts';
import { COLOUR, PAGE } from './theme.ts';

/** What every page of a document says about it. */
export type Paper = {
  /** At the head: what it is about. */
  about: string;
  /** At the foot: which document, which version. */
  reference: string;
  /** At the foot: what it is, and what it is not. */
  caution: string;
};

/** The surveyor's bench mark: three rays to a level line. */
const MARK = 'M5.5 6.5h13M12 7 6.8 18M12 7v11M12 7l5.2 11';

export const brandMark = (size: number): ReactNode =>
  h(
    Svg,
    { width: size, height: size, viewBox: '0 0 24 24' },
    h(Rect, { x: 0, y: 0, width: 24, height: 24, rx: 5, fill: COLOUR.accent }),
    h(Path, { d: MARK, stroke: COLOUR.paper, strokeWidth: 1.7, fill: 'none' }),
  );

const footText = { fontSize: 7, color: COLOUR.muted, lineHeight: 1.35 };

/** From the lower edge. */
const FOOT_HEIGHT = 50;

/**
 * On every page: which document, which version, which page of how many. Measured from the top: a text that is made while
 * pages are counted is lost from a box that hangs from the lower edge.
 */
export const footer = ({ reference, caution }: Paper, pageHeight: number = PAGE.height): ReactNode =>
  h(
    View,
    {
      fixed: true,
      style: {
        position: 'absolute',
        left: PAGE.side,
        right: PAGE.side,
        top: pageHeight - FOOT_HEIGHT,
        borderTop: `1pt solid ${COLOUR.ink}`,
        paddingTop: 6,
        flexDirection: 'row',
        justifyContent: 'space-between',
      },
    },
    h(Text, { style: { ...footText, width: 330 } }, caution),
    h(
      View,
      { style: { width: 160, textAlign: 'right' } },
      h(Text, { style: { ...footText, color: COLOUR.ink, fontWeight: 600 } }, reference),
      h(Text, {
        style: footText,
        render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
          `Page ${pageNumber} of ${totalPages}`,
      }),
    ),
  );

const header = ({ about }: Paper): ReactNode =>
  h(
    View,
    {
      fixed: true,
      style: {
        position: 'absolute',
        left: PAGE.side,
        right: PAGE.side,
        top: 28,
        flexDirection: 'row',
        justifyContent: 'space-between',
        alignItems: 'center',
      },
    },
    h(
      View,
      { style: { flexDirection: 'row', alignItems: 'center' } },
      brandMark(12),
      h(Text, { style: { fontSize: 8, fontWeight: 600, marginLeft: 5 } }, 'PropGuard AI'),
    ),
    h(Text, { style: footText }, about),
  );

interface SheetProps {
  paper: Paper;
  orientation?: 'portrait' | 'landscape';
  /** For the table of contents of a reader. */
  bookmark: string;
}

/** One chapter, on as many pages as it needs. */
export const sheet = (
  { paper, orientation = 'portrait', bookmark }: SheetProps,
  ...children: ReactNode[]
): ReactNode =>
  h(
    Page,
    {
      size: 'A4',
      orientation,
      bookmark,
      style: [
        style.page,
        {
          paddingTop: PAGE.top,
          paddingBottom: PAGE.bottom,
          paddingHorizontal: PAGE.side,
          backgroundColor: COLOUR.paper,
        },
      ],
    },
    header(paper),
    footer(paper, orientation === 'portrait' ? PAGE.height : PAGE.width),
    ...children,
  );
