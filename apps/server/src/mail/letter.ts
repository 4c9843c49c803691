/** A mail as the product writes it: whole sentences in one language, perhaps with one thing to press, as text and as simple HTML. */
import { languageByCode } from '@maktab/i18n/languages'
import type { LanguageCode } from '@maktab/contracts/fields'
import { escapeHtml } from '#pages/escape-html.ts'

/** What is written. */
export interface Writing {
  readonly language: LanguageCode
  /** The school's name and its colour (six hex digits). */
  readonly from_name: string
  readonly colour: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** A code to type; it stands by itself, in Western digits, left to right. */
  readonly code?: string
  readonly action?: { readonly label: string; readonly url: string }
  /** Below the rest, in small print. */
  readonly closing?: readonly string[]
  /** In a notification: the link by which no more of them come. */
  readonly unsubscribe?: { readonly label: string; readonly url: string }
}

/** What is sent. */
export interface Letter {
  readonly recipient: string
  readonly from_name: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly reply_to?: string
  readonly unsubscribe_url?: string
}

/** Everything that came from outside is escaped here, so nothing in it is markup; line breaks never reach a header. */
export function writeLetter(recipient: string, writing: Writing): Letter {
  const { paragraphs, code, action, closing = [], unsubscribe } = writing
  const links = [action, unsubscribe].filter((link) => link !== undefined)
  for (const { url } of links)
    if (!/^https?:\/\//.test(url)) throw new Error('A link in a mail must be an address of the web')
  const text = [
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...closing,
    writing.from_name,
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
  ].join('\n\n')
  return {
    recipient,
    from_name: oneLine(writing.from_name),
    subject: oneLine(writing.subject),
    text: `${text}\n`,
    html: htmlOf(writing),
    ...(unsubscribe ? { unsubscribe_url: unsubscribe.url } : {}),
  }
}

function htmlOf({
  language,
  from_name,
  colour,
  subject,
  paragraphs,
  code,
  action,
  closing = [],
  unsubscribe,
}: Writing): string {
  const { tag, direction } = languageByCode(language)
  const ink = /^[0-9a-f]{6}$/i.test(colour) ? colour : '3d434f'
  const small = 'margin:0 0 8px;font-size:14px;color:#5b5b52'
  const lines = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`),
    ...(code
      ? [
          `<p dir="ltr" style="margin:0 0 16px;font-size:32px;letter-spacing:8px;text-align:center"><b>${escapeHtml(code)}</b></p>`,
        ]
      : []),
    ...(action
      ? [
          `<p style="margin:0 0 16px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;border:2px solid #${ink};border-radius:8px;color:#1d1d1b;text-decoration:none"><b>${escapeHtml(action.label)}</b></a></p>`,
          `<p dir="ltr" style="${small};word-break:break-all">${escapeHtml(action.url)}</p>`,
        ]
      : []),
    ...closing.map((text) => `<p style="${small}">${escapeHtml(text)}</p>`),
    `<p style="margin:24px 0 0;padding-top:16px;border-top:4px solid #${ink}">${escapeHtml(from_name)}</p>`,
    ...(unsubscribe
      ? [`<p style="${small}"><a href="${escapeHtml(unsubscribe.url)}">${escapeHtml(unsubscribe.label)}</a></p>`]
      : []),
  ]
  return `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(oneLine(subject))}</title></head><body style="margin:0;padding:24px;background:#faf6ee;color:#1d1d1b;font:17px/1.7 Vazirmatn,Tahoma,Arial,sans-serif"><div dir="${direction}" style="max-width:560px;margin:0 auto">${lines.join('')}</div></body></html>`
}

function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the control characters are the point
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
}
