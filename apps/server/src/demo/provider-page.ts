/** How pages of the demonstration's providers of payments look. */
import { escapeHtml } from '#pages/escape-html.ts'

export interface ProviderPage {
  readonly html: string
  /** Where the browser goes instead. */
  readonly leadsTo?: string | undefined
}

const style = `:root{color-scheme:light dark}body{font:1.0625rem/1.5 system-ui,sans-serif;max-inline-size:28rem;margin:auto;padding:2rem 1rem}
button{inline-size:100%;min-block-size:3.25rem;margin-block-end:.5rem;padding:.5rem 1rem;font:inherit;text-align:start;border:1px solid currentcolor;border-radius:.75rem;background:none;color:inherit;cursor:pointer}
.first{background:#635bff;border-color:#635bff;color:#fff}small{display:block;opacity:.75}`

export function pageOf(heading: string, inner: string): ProviderPage {
  return {
    html: `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(heading)}</h1>${inner}</main></body></html>`,
  }
}

export const sumOf = (minor: unknown, currency: unknown) =>
  escapeHtml(`${(Number(minor) / 100).toFixed(2)} ${String(currency).toUpperCase()}`)

/** Value, name and note of a button. */
export type Choice = readonly [string, string, string]

/** `hidden`: fields that go along with the press. */
export const buttons = (choices: readonly Choice[], hidden: Readonly<Record<string, string>> = {}) =>
  `<form method="post">${Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')}${choices
    .map(
      ([value, name, note], place) =>
        `<button name="choice" value="${escapeHtml(value)}"${place === 0 ? ' class="first"' : ''}>${escapeHtml(name)}<small>${escapeHtml(note)}</small></button>`,
    )
    .join('')}</form>`
