import { type LanguageCode, RIGHT_TO_LEFT } from '@propguard/rules/languages/languages';
import { Body, Container, Head, Hr, Html, Link, Preview, Section, Text } from '@react-email/components';
import { createElement as h, type ReactNode } from 'react';
import { DAY, NIGHT_STYLES, SANS } from './theme.ts';

const BRAND = 'PropGuard AI';

type Frame = {
  language: LanguageCode;
  preview: string;
  brand?: string | undefined;
  why: string;
  footLinks?: readonly { label: string; url: string }[] | undefined;
  children: ReactNode[];
};

const FOOT_TEXT = { color: DAY.muted, fontSize: 12, lineHeight: '18px' };

const footLink = ({ label, url }: { label: string; url: string }): ReactNode =>
  h(
    Text,
    { key: url, className: 'muted', style: { ...FOOT_TEXT, margin: '6px 0 0' } },
    h(
      Link,
      { className: 'link', href: url, style: { color: DAY.accent, textDecoration: 'underline' } },
      label,
    ),
  );

/** Around every letter: a sheet on paper, the name above it, at its foot why it was sent. */
export const frame = ({
  language,
  preview,
  brand = BRAND,
  why,
  footLinks = [],
  children,
}: Frame): ReactNode =>
  h(
    Html,
    { lang: language, dir: RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr' },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, NIGHT_STYLES),
    ),
    h(Preview, null, preview),
    h(
      Body,
      {
        className: 'page',
        style: { backgroundColor: DAY.page, margin: 0, padding: '32px 12px', fontFamily: SANS },
      },
      h(
        Container,
        {
          className: 'sheet',
          style: {
            backgroundColor: DAY.surface,
            border: `1px solid ${DAY.line}`,
            borderRadius: 8,
            maxWidth: 560,
            width: '100%',
          },
        },
        h(
          Section,
          {
            className: 'rule',
            style: {
              backgroundColor: DAY.accent,
              borderRadius: '8px 8px 0 0',
              fontSize: 0,
              height: 4,
              lineHeight: '4px',
            },
          },
          h('span', { 'aria-hidden': true, 'data-skip-in-text': true }, '\u00a0'),
        ),
        h(
          Section,
          { style: { padding: '20px 28px 28px' } },
          h(
            Text,
            {
              className: 'brand',
              style: {
                color: DAY.accent,
                fontSize: 13,
                fontWeight: 600,
                letterSpacing: '0.01em',
                margin: '0 0 16px',
              },
            },
            brand,
          ),
          ...children,
          h(Hr, { className: 'line', style: { borderColor: DAY.line, margin: '24px 0 16px' } }),
          h(Text, { className: 'muted', style: { ...FOOT_TEXT, margin: 0 } }, why),
          ...footLinks.map(footLink),
        ),
      ),
    ),
  );
