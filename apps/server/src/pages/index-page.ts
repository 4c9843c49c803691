/**
 * index.html with the tenant in it: name, theme, language and direction are right at the first paint, without a call.
 *
 * The built template holds these placeholders: `{{lang}}`, `{{dir}}`, `{{title}}`, `{{description}}`, `{{theme-color}}`,
 * `<!--icon-->` (the link to the tenant's favicon), `<!--theme-->` (becomes a style element) and `<!--boot-->` (becomes `<script type="application/json" id="boot">`).
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

export function fillTemplate(template: string, page: TenantPage): string {
  const parts: Readonly<Record<string, string>> = {
    '{{lang}}': escapeHtml(page.lang),
    '{{dir}}': page.direction,
    '{{title}}': escapeHtml(page.name),
    '{{description}}': escapeHtml(page.description),
    '{{theme-color}}': escapeHtml(page.themeColor),
    '<!--icon-->': `<link rel="icon" href="${escapeHtml(page.favicon ?? ownIcon)}">`,
    '<!--theme-->': `<style>:root{${variables(page.themeVariables)}}</style>`,
    '<!--boot-->': `<script type="application/json" id="boot">${escapeJsonForHtml(page.boot)}</script>`,
  }
  // In one pass: what was put in is never searched again, so a tenant called `<!--boot-->` stays a name.
  return template.replaceAll(/\{\{[a-z-]+\}\}|<!--(?:icon|theme|boot)-->/g, (placeholder) => parts[placeholder] ?? placeholder)
}

/** A tenant's colours are written by people: whatever could end the declaration is refused rather than mended. */
function variables(theme: Readonly<Record<string, string>>): string {
  return Object.entries(theme)
    .map(([name, value]) => {
      if (!/^--[a-z0-9-]+$/.test(name) || !/^[#\w .,%()/+-]*$/.test(value)) throw new TypeError(`Not a safe theme variable: ${name}`)
      return `${name}:${value}`
    })
    .join(';')
}
