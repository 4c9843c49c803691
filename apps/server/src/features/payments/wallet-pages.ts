/** Where the provider leads a browser back to, and where it reports by itself. Both are asked by nobody who is signed in. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tenants } from '#features/tenants/tenants.ts'
import { takeReport, textFields, type WalletEquipment } from '#features/payments/wallet-reports.ts'
import { returnPath } from '#features/payments/wallet.ts'

const largest = 64 * 1024

export interface WalletPages extends WalletEquipment {
  readonly tenants: Pick<Tenants, 'tenantOf'>
}

export function mountWallet(app: FastifyInstance, pages: WalletPages): void {
  void app.register(async (scope) => {
    const form = { parseAs: 'string', bodyLimit: largest } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', form, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const take = (kind: 'return' | 'message', request: FastifyRequest) =>
      takeReport(pages, pages.tenants.tenantOf(request.host), kind, textFields(request.body))

    scope.post(returnPath, { bodyLimit: largest }, async (request, reply) => {
      const reported = await take('return', request)
      // Whatever the address says, the page asks the server how the order stands.
      const paycode =
        reported === undefined || reported.status === 1
          ? ''
          : `?paycode=${Buffer.from(`${reported.order_id}.${reported.status}`).toString('base64url')}`
      return reply.header('cache-control', 'no-store').redirect(`/payment/status${paycode}`, 303)
    })

    scope.post('/api/payment/hooks/wallet', { bodyLimit: largest }, async (request, reply) => {
      const reported = await take('message', request)
      const isTaken = reported !== undefined
      return reply
        .code(isTaken ? 200 : 400)
        .send({ pp_ResponseCode: isTaken ? '000' : '110', pp_ResponseMessage: isTaken ? 'Taken' : 'Not ours' })
    })
  })
}
