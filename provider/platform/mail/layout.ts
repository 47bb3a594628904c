import { html, raw } from 'hono/html';
import type { Locale } from '../messages/locale.ts';
import { message } from '../messages/message.ts';

/** A part of a mail, from the top to the bottom. */
export type MailBlock =
  | { text: string }
  /** A link: the mail's button, unless it is plain. */
  | { href: string; label: string; plain?: boolean }
  | { heading: string; items: { href: string; label: string; note: string }[] }
  /** Sanitised HTML, and the same as text. */
  | { html: string; plain: string };

/** A line of a mail's foot with a link at its end. */
export interface FootLine {
  why: string;
  stop?: { label: string; href: string };
}

/** A mail to lay out. */
export interface MailContent {
  locale: Locale;
  /** The site's public address. */
  site: string;
  title: string;
  blocks: MailBlock[];
  /** Why the recipient gets the mail, and where they can stop that; further lines of advertising. */
  footer: FootLine & { more?: FootLine[] };
}

/** The colours of styles/tokens.css, since a mail has no custom properties. */
const light = { paper: '#fbfaf7', ink: '#1e1b17', quiet: '#6b645b', line: '#e3ded3', accent: '#2c6e60', on: '#ffffff' };
const dark = { paper: '#171512', ink: '#f1ece3', quiet: '#a89f92', line: '#35302a', accent: '#7fbfae', on: '#10201c' };
const FONT = "-apple-system, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Segoe UI', sans-serif";

/** The elements of an article: margins, and no more, so that programs without a style sheet show them as well. */
const articleRules = `
  .article p, .article ul, .article ol, .article blockquote, .article pre { margin: 0 0 16px; }
  .article h2 { margin: 28px 0 8px; font-size: 20px; line-height: 1.35; }
  .article h3 { margin: 24px 0 8px; font-size: 17px; line-height: 1.35; }
  .article blockquote { padding-left: 14px; border-left: 3px solid ${light.line}; }
  .article hr { margin: 24px 0; border: 0; border-top: 1px solid ${light.line}; }
  .article img { display: block; max-width: 100%; height: auto; border-radius: 10px; }`;

const darkRules = `
  .paper { background: ${dark.paper} !important; }
  .ink, .ink a { color: ${dark.ink} !important; }
  .article a { color: ${dark.accent} !important; }
  .article blockquote, .article hr { border-color: ${dark.line} !important; }
  .quiet, .quiet a { color: ${dark.quiet} !important; }
  .accent { color: ${dark.accent} !important; }
  .line { border-color: ${dark.line} !important; }
  .button { background: ${dark.accent} !important; color: ${dark.on} !important; }`;

/** Breaks lines between words, and a word that is wider than a phone: a long nickname begins a heading. */
const BREAKS = 'word-break: keep-all; overflow-wrap: anywhere;';

const body = `font: 400 16px/1.65 ${FONT}; color: ${light.ink}; ${BREAKS}`;
export const mailLinkStyle = `color: ${light.accent}; text-decoration: underline;`;
const fine = `font: 400 13px/1.6 ${FONT}; color: ${light.quiet}; ${BREAKS}`;

function blockHtml(block: MailBlock) {
  if ('text' in block) {
    const lines = block.text.split('\n').map((line, at) => html`${at > 0 ? html`<br>` : ''}${line}`);
    return html`<p class="ink" style="margin: 0 0 16px; ${body}">${lines}</p>`;
  }
  if ('html' in block) return html`<div class="ink article" style="${body}">${raw(block.html)}</div>`;
  if ('items' in block) {
    return html`<h2 class="ink" style="margin: 28px 0 8px; font: 600 16px/1.35 ${FONT}; color: ${light.ink};">${block.heading}</h2>
${block.items.map(
  ({ href, label, note }) =>
    html`<p class="line" style="margin: 0; padding: 8px 0; border-bottom: 1px solid ${light.line}; ${body}"><a class="accent" href="${href}" style="color: ${light.accent}; text-decoration: none;">${label}</a>${note ? html`<br><span class="quiet" style="${fine}">${note}</span>` : ''}</p>`,
)}`;
  }
  if (block.plain) {
    return html`<p style="margin: -12px 0 16px; ${body}"><a class="accent" href="${block.href}" style="${mailLinkStyle}">${block.label}</a></p>`;
  }
  return html`<p style="margin: 24px 0;"><a class="button" href="${block.href}"
    style="display: inline-block; padding: 12px 24px; border-radius: 10px; background: ${light.accent}; color: ${light.on}; font: 600 16px/1.35 ${FONT}; text-decoration: none;">${block.label}</a></p>`;
}

/** Lays a mail out as HTML, with tables and inline styles, the only ones that every mail program shows. */
export function mailHtml({ locale, site, title, blocks, footer }: MailContent): string {
  const feet = [footer, ...(footer.more ?? [])];
  // String(): without a promise among its values the template is one already.
  return String(html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${title}</title><style>${articleRules}
@media (prefers-color-scheme: dark) {${darkRules}
}</style></head>
<body class="paper" style="margin: 0; padding: 0; background: ${light.paper};">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background: ${light.paper};"><tr>
<td align="center" style="padding: 32px 20px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px; text-align: start;"><tr>
<td class="line" style="padding-bottom: 20px; border-bottom: 1px solid ${light.line};">
<a class="accent" href="${site}" style="font: 700 26px/1 ${FONT}; color: ${light.accent}; text-decoration: none;">${message(locale, 'mails:name')}</a>
</td></tr><tr><td style="padding: 28px 0 12px;">
<h1 class="ink" style="margin: 0 0 16px; font: 700 22px/1.35 ${FONT}; color: ${light.ink}; ${BREAKS}">${title}</h1>
${blocks.map(blockHtml)}
</td></tr><tr>
<td class="line quiet" style="padding-top: 20px; border-top: 1px solid ${light.line}; ${fine}">
${feet.map(({ why, stop }) => html`<p style="margin: 0 0 8px;">${why}${stop ? html` <a href="${stop.href}" style="color: ${light.quiet};">${stop.label}</a>` : ''}</p>`)}
<p style="margin: 0;">${message(locale, 'mails:signature')}</p>
</td></tr></table></td></tr></table></body></html>`);
}

/** Writes a mail as plain text, for readers without HTML. */
export function mailText({ locale, blocks, footer }: Omit<MailContent, 'site' | 'title'>): string {
  const parts = blocks.map((block) => {
    if ('text' in block) return block.text;
    if ('html' in block) return block.plain;
    if ('href' in block) return block.href;
    const items = block.items.map(({ href, label, note }) => `- ${label}${note && ` · ${note}`}\n  ${href}`);
    return [block.heading, ...items].join('\n');
  });
  // A line without a link says nothing about the mail's own text, unless it is advertising.
  const feet = [...(footer.stop ? [footer] : []), ...(footer.more ?? [])];
  const closing = feet.map(({ why, stop }) => (stop ? `${why} ${stop.label}: ${stop.href}` : why));
  return [...parts, ...closing, message(locale, 'mails:signature')].join('\n\n');
}
