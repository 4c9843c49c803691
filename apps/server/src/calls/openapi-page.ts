/** A readable page of the OpenAPI document: plain HTML, no script, nothing from outside. */
import type { AnyCall } from '@maktab/contracts/call'
import { refusals } from '@maktab/contracts/refusals'
import * as z from 'zod'
import { escapeHtml } from '#pages/escape-html.ts'

/** Stands in a file of its own so that the strict content security policy needs no exception. */
export const openapiStyle = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
details { border: 1px solid #8886; border-radius: .5rem; padding: .5rem .75rem; margin-block: .5rem }
summary { cursor: pointer } code, pre { font: 13px/1.5 ui-monospace, monospace }
pre { overflow: auto; padding: .75rem; background: #8881; border-radius: .5rem }
.who { opacity: .75 } table { border-collapse: collapse } td, th { padding: .2rem .75rem .2rem 0; text-align: start }
`

export function openapiPage(calls: Readonly<Record<string, AnyCall>>): string {
  const blocks = Object.entries(calls).map(([name, call]) => callBlock(name, call))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Maktab: calls</title><link rel="icon" href="/icons/icon.svg"><link rel="stylesheet" href="/api/docs.css"></head>
<body><h1>Maktab: ${blocks.length} calls</h1>
<p>Every call is a POST of JSON to <code>/api/…</code> with a bearer token and a <code>language</code> header. The answer is
<code>{error_code, error_message?, data}</code>: 0 or more is success, below 0 a refusal from the call's list.
The same as a document for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${blocks.join('\n')}</body></html>`
}

function callBlock(name: string, call: AnyCall): string {
  const who = typeof call.audience === 'string' ? call.audience : call.audience.join(', ')
  const rows = call.refusals.map((refusal) => `<tr><td>${refusals[refusal].code}</td><td>${refusal}</td></tr>`)
  const json = (schema: object) => `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`
  return `<details id="${name}"><summary><code>POST /api/${escapeHtml(call.path)}</code> — ${escapeHtml(call.summary)}
<span class="who">(${escapeHtml(who)}; offline: ${call.offline})</span></summary>
${rows.length ? `<table><thead><tr><th>code</th><th>refusal</th></tr></thead><tbody>${rows.join('')}</tbody></table>` : ''}
<h3>Input</h3>${json(z.toJSONSchema(call.input, { io: 'input' }))}<h3>Data</h3>${json(z.toJSONSchema(call.output))}</details>`
}
