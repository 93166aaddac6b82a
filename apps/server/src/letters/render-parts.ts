import type { LanguageCode } from '@propguard/rules/languages/languages';
import { Button, Link, Section, Text } from '@react-email/components';
import { render, toPlainText } from '@react-email/render';
import { Fragment, createElement as h, type ReactNode } from 'react';
import { frame } from './frame.ts';
import type { Composed, Part } from './letter.ts';
import { DAY } from './theme.ts';

const BODY_TEXT = { color: DAY.ink, fontSize: 16, lineHeight: '25px', margin: '0 0 16px' };

/** One below the other within a paragraph, on the screen and in the text. */
const lines = (each: readonly ReactNode[]): ReactNode[] =>
  each.map((line, at) => h(Fragment, { key: at }, at === 0 ? null : h('br'), line));

const renderPart = (part: Part): ReactNode => {
  switch (part.kind) {
    case 'paragraph':
      return h(Text, { className: 'ink', style: BODY_TEXT }, ...lines(part.text.split('\n')));
    case 'action':
      return h(
        Section,
        { style: { margin: '4px 0 20px' } },
        h(
          Button,
          {
            className: 'action',
            href: part.url,
            style: {
              backgroundColor: DAY.accent,
              borderRadius: 8,
              color: DAY.onAccent,
              fontSize: 15,
              fontWeight: 600,
              padding: '12px 20px',
            },
          },
          part.label,
        ),
      );
    case 'facts':
      return h(
        Text,
        { className: 'ink', style: { ...BODY_TEXT, fontSize: 15, lineHeight: '24px' } },
        ...lines(
          part.facts.map(([label, value]) =>
            h(
              Fragment,
              null,
              h('span', { className: 'muted', style: { color: DAY.muted } }, `${label}: `),
              value,
            ),
          ),
        ),
      );
    case 'quote':
      return h(
        Section,
        {
          className: 'quote',
          style: { backgroundColor: DAY.sunken, borderLeft: `3px solid ${DAY.accent}`, margin: '0 0 16px' },
        },
        h(
          Text,
          { className: 'ink', style: { ...BODY_TEXT, margin: 0, padding: '12px 16px' } },
          ...lines(part.text.split('\n')),
        ),
      );
    case 'item':
      return h(
        Section,
        { className: 'line', style: { borderTop: `1px solid ${DAY.line}`, padding: '12px 0 0' } },
        h(
          Text,
          { className: 'ink', style: { ...BODY_TEXT, fontSize: 15, lineHeight: '23px', margin: '0 0 12px' } },
          ...lines([
            h('strong', { style: { fontWeight: 600 } }, part.title),
            ...part.lines,
            ...(part.link
              ? [
                  h(
                    Link,
                    {
                      className: 'link',
                      href: part.link.url,
                      style: { color: DAY.accent, textDecoration: 'underline' },
                    },
                    part.link.label,
                  ),
                ]
              : []),
          ]),
        ),
      );
  }
};

/** As much of html-to-text, which brings no types, as is used here. */
type Element = { children: unknown[]; attribs: { href: string } };
type Builder = { addInline: (text: string, options?: { noWordTransform: boolean }) => void };
type Walk = (children: unknown[], builder: Builder) => void;

/** A link in the text is its label and its address. */
const TEXT_OPTIONS = {
  wordwrap: false,
  formatters: {
    labelled: (element: Element, walk: Walk, builder: Builder) => {
      walk(element.children, builder);
      builder.addInline(': ');
      builder.addInline(element.attribs.href, { noWordTransform: true });
    },
  },
  selectors: [{ selector: 'a', format: 'labelled' }],
};

/** The HTML of a letter, and the text that is read from it. */
export const renderParts = async (
  { subject, parts, why, brand, footLinks }: Composed,
  language: LanguageCode,
): Promise<{ html: string; text: string }> => {
  const html = await render(
    frame({
      language,
      preview: subject,
      why,
      brand,
      footLinks,
      children: parts.map((part, at) => h(Fragment, { key: at }, renderPart(part))),
    }),
  );
  return { html, text: toPlainText(html, TEXT_OPTIONS).trim() };
};
