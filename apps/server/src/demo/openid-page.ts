/** The page of the demonstration's OpenID provider: whoever opens it says who they are. It is somebody else's page, so it speaks English to everyone. */
import { tenantOfHost, type TenantHost } from '@maktab/domain/tenants/hosts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OpenIdProvider, ProviderPerson } from '#demo/openid-provider.ts'
import { escapeHtml } from '#pages/escape-html.ts'

const style = `:root{color-scheme:light dark}body{font:1.0625rem/1.5 system-ui,sans-serif;max-inline-size:28rem;margin:auto;padding:2rem 1rem}
button{inline-size:100%;min-block-size:3.25rem;margin-block-end:.5rem;padding:.5rem 1rem;font:inherit;text-align:start;border:1px solid currentcolor;border-radius:.75rem;background:none;color:inherit;cursor:pointer}
small{display:block;opacity:.75}`

/** `GET /api/demo/openid/<tenant_id>/authorize` and, once somebody is chosen, `…/chosen`; only at hosts of that tenant. */
export function mountOpenIdPage(app: FastifyInstance, provider: OpenIdProvider, hosts: readonly TenantHost[]): void {
  app.get('/api/demo/openid/:tenant_id/authorize', async (request, reply) => {
    const tenant_id = tenantOf(request, hosts)
    if (!tenant_id) return reply.callNotFound()
    return unkept(reply)
      .type('text/html; charset=utf-8')
      .send(page(provider.peopleOf(tenant_id), askedOf(request)))
  })
  app.get('/api/demo/openid/:tenant_id/chosen', async (request, reply) => {
    const tenant_id = tenantOf(request, hosts)
    if (!tenant_id) return reply.callNotFound()
    const asked = askedOf(request)
    const { origin } = new URL(`${request.protocol}://${request.host}`)
    const sub = asked.get('sub')
    const back = sub ? await provider.choose(tenant_id, asked, origin, sub) : provider.cancel(tenant_id, asked, origin)
    return back
      ? unkept(reply).redirect(back.href, 302)
      : reply.code(400).type('text/plain; charset=utf-8').send('This page was not asked for properly.')
  })
}

function tenantOf(request: FastifyRequest, hosts: readonly TenantHost[]): number | undefined {
  const { tenant_id } = request.params as { readonly tenant_id: string }
  return tenantOfHost(request.host, hosts) === Number(tenant_id) ? Number(tenant_id) : undefined
}

function askedOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://host').searchParams
}

function unkept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store')
}

/** What was asked travels on in hidden fields; the choice joins it. */
function page(people: readonly ProviderPerson[], asked: URLSearchParams): string {
  const hidden = [...asked]
    .filter(([name]) => name !== 'sub')
    .map(([name, text]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(text)}">`)
  const choices = people.map(
    ({ sub, email, email_verified, given_name, family_name }) =>
      `<button name="sub" value="${escapeHtml(sub)}"><bdi>${escapeHtml(`${given_name} ${family_name}`)}</bdi><small dir="ltr">${escapeHtml(email)}${email_verified ? '' : ' (not verified)'}</small></button>`,
  )
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Maktab ID</title><style>${style}</style></head>
<body><main><h1>Maktab ID</h1><p>A provider of the demonstration. Who are you?</p><form method="get" action="chosen">${hidden.join('')}${choices.join('')}<button name="sub" value="">Cancel</button></form></main></body></html>`
}
