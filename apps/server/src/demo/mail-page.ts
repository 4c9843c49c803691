/** `/demo/mail`: the mails that the demonstration sent. Nothing here exists on a server that is not one. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CaughtMail, MailCatcher } from '#mail/catcher.ts'
import { escapeHtml } from '#pages/escape-html.ts'

const style = `
  body { margin: 0; background: #faf6ee; color: #1d1d1b; font: 1.05rem/1.6 system-ui, sans-serif }
  main { max-width: 46rem; margin: 0 auto; padding: 1.5rem }
  a { color: inherit } ul { padding: 0; list-style: none } li { border-block-end: 1px solid #d8d2c4 }
  li a { display: block; padding: .75rem 0; text-decoration: none } li a:hover b { text-decoration: underline }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; padding: 1rem; background: #fffdf8; border: 1px solid #d8d2c4; border-radius: .5rem }
  iframe { inline-size: 100%; block-size: 30rem; border: 1px solid #d8d2c4; border-radius: .5rem; background: #fff }
  small { color: #5b5b52 }
`

/** Mails are shown as text, and as HTML in a frame that may run and load nothing. */
export function mountDemoMail(app: FastifyInstance, catcher: Pick<MailCatcher, 'mails'>): void {
  const find = (number: string) => catcher.mails().find((mail) => String(mail.number) === number)
  app.get('/demo/mail', async (_request, reply) => page(reply, 'Mail of the demonstration', listOf(catcher.mails())))
  app.get('/demo/mail.json', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ list: catcher.mails().map(({ headers: _headers, ...mail }) => mail) }),
  )
  app.get<{ Params: { number: string } }>('/demo/mail/:number', async ({ params: { number } }, reply) => {
    const mail = find(number)
    return mail
      ? page(reply, mail.subject, mailPage(mail))
      : page(
          reply.code(404),
          'Not found',
          '<p>This mail is not kept any more.</p><p><a href="/demo/mail">All mail</a></p>',
        )
  })
  app.get<{ Params: { number: string } }>('/demo/mail/:number/body', async ({ params: { number } }, reply) => {
    const mail = find(number)
    return reply
      .code(mail ? 200 : 404)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; frame-ancestors 'self'`,
      })
      .type('text/html; charset=utf-8')
      .send((mail?.html ?? '').replace('<head>', '<head><base target="_top">'))
  })
}

function listOf(mails: readonly CaughtMail[]): string {
  const lines = mails.map(
    ({ number, recipients, subject, received_on }) =>
      `<li><a href="/demo/mail/${number}"><b dir="auto">${escapeHtml(subject)}</b><br><small>${escapeHtml(recipients.join(', '))} · ${received_on.toISOString()}</small></a></li>`,
  )
  return lines.length > 0
    ? `<ul>${lines.join('')}</ul>`
    : '<p>No mail was sent yet. Sign up, or ask for a new password.</p>'
}

function mailPage({ number, recipients, from, text, html }: CaughtMail): string {
  const links = [...new Set(text.match(/https?:\/\/\S+/g) ?? [])].map(
    (url) => `<li><a dir="ltr" href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(url)}</a></li>`,
  )
  return [
    `<p><a href="/demo/mail">All mail</a></p>`,
    `<p><small>From ${escapeHtml(from)} to ${escapeHtml(recipients.join(', '))}</small></p>`,
    `<pre dir="auto">${escapeHtml(text)}</pre>`,
    links.length > 0 ? `<ul>${links.join('')}</ul>` : '',
    html
      ? `<iframe title="As HTML" src="/demo/mail/${number}/body" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`
      : '',
  ].join('')
}

function page(reply: FastifyReply, title: string, body: string): FastifyReply {
  const safe = escapeHtml(title)
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe}</title><style>${style}</style></head><body><main><h1 dir="auto">${safe}</h1>${body}</main></body></html>`,
    )
}
