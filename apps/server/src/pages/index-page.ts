/**
 * index.html with the tenant in it: name, theme, language and direction are right at the first paint, without a call.
 *
 * The built template holds these placeholders: `{{lang}}`, `{{dir}}`, `{{title}}`, `{{description}}`, `{{theme-color}}`,
 * `<!--icon-->` (the link to the tenant's favicon), `<!--theme-->` (becomes a style element), `<!--boot-->` (becomes `<script type="application/json" id="boot">`) and
 * `<!--ahead-->` (a link to the words of the language) and `<!--splash-->` (the school, until the first screen takes its place).
 */
import fs from 'node:fs'
import path from 'node:path'
import { escapeHtml, escapeJsonForHtml } from '#pages/escape-html.ts'
import type { TenantPage } from '#pages/tenant-page.ts'

/** Gives the template as it is now: from the build, or in development from the bundler. */
export type ReadTemplate = () => Promise<string>

export function templateOfBuild(webFolder: string): ReadTemplate | undefined {
  const file = path.join(webFolder, 'index.html')
  if (!fs.existsSync(file)) return undefined
  const template = fs.readFileSync(file, 'utf8')
  return () => Promise.resolve(template)
}

/** The bundler answers its own transformed page to this header and sends every other page request to the server. */
export function templateOfBundler(url: string): ReadTemplate {
  return async () => (await fetch(url, { headers: { accept: 'text/html', 'x-maktab-template': '1' } })).text()
}

const ownIcon = '/icons/icon.svg'

/** `words`: name below the root of the file with the words that the page begins with. */
export function fillTemplate(template: string, page: TenantPage, words?: string): string {
  const parts: Readonly<Record<string, string>> = {
    '{{lang}}': escapeHtml(page.lang),
    '{{dir}}': page.direction,
    '{{title}}': escapeHtml(page.name),
    '{{description}}': escapeHtml(page.description),
    '{{theme-color}}': escapeHtml(page.themeColor),
    '<!--icon-->': `<link rel="icon" href="${escapeHtml(page.favicon ?? ownIcon)}">`,
    '<!--theme-->': `<style>:root{${variables(page.themeVariables)}}</style>`,
    '<!--boot-->': `<script type="application/json" id="boot">${escapeJsonForHtml(page.boot)}</script>`,
    '<!--ahead-->': words === undefined ? '' : `<link rel="modulepreload" crossorigin href="/${escapeHtml(words)}">`,
    '<!--splash-->': splash(page),
  }
  // In one pass: what was put in is never searched again, so a tenant called `<!--boot-->` stays a name.
  return template.replaceAll(
    /\{\{[a-z-]+\}\}|<!--(?:icon|theme|boot|ahead|splash)-->/g,
    (placeholder) => parts[placeholder] ?? placeholder,
  )
}

/** Seen for seconds on a slow line. Without words to read aloud: the title says the name already. */
function splash({ name, logo }: Pick<TenantPage, 'name' | 'logo'>): string {
  const picture =
    logo === null
      ? ''
      : `<picture><source media="(prefers-color-scheme: dark)" srcset="${escapeHtml(logo.dark)}">` +
        `<img src="${escapeHtml(logo.light)}" alt="" style="max-block-size:4rem;max-inline-size:80vw"></picture>`
  const look =
    'min-block-size:100vh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:1rem;text-align:center;' +
    'font-size:1.25rem;font-weight:600;border-block-start:3px solid var(--accent)'
  return `<div aria-hidden="true" style="${look}">${picture}<bdi>${escapeHtml(name)}</bdi></div>`
}

/** A tenant's colours are written by people: whatever could end the declaration is refused rather than mended. */
function variables(theme: Readonly<Record<string, string>>): string {
  return Object.entries(theme)
    .map(([name, value]) => {
      if (!/^--[a-z0-9-]+$/.test(name) || !/^[#\w .,%()/+-]*$/.test(value))
        throw new TypeError(`Not a safe theme variable: ${name}`)
      return `${name}:${value}`
    })
    .join(';')
}
