/** The provider of payments of a running demonstration. */
import type { Logger } from 'pino'
import { openPaymentProvider, type PaymentProvider } from '#demo/payment-provider.ts'
import { freePortFrom } from '#demo/learning-server.ts'
import type { DemoWorld } from '#demo/demo-files.ts'

interface DemoPayments {
  readonly world: Pick<DemoWorld, 'tenants'>
  /** The server's own port; 0 is a free one. */
  readonly port: number
  /** The port that it listens on, once it does. */
  readonly listensOn: () => number
  readonly logger: Pick<Logger, 'warn'>
}

/** On the next port but one, as the second server has the next, or on a free one. Tells the server itself what it would tell a school. */
export async function openDemoPayments({ world, port, listensOn, logger }: DemoPayments): Promise<PaymentProvider> {
  const hosts = new Map(world.tenants.map(({ tenant_id, hosts: [host] }) => [tenant_id, host]))
  const prices = new Map(
    world.tenants.flatMap(({ tenant_id, sale }) => {
      const list = (sale?.plans ?? []).flatMap(({ stripe_price_id: id, title, ...plan }) =>
        id === undefined ? [] : [{ id, title: title['en'] ?? '', ...plan }],
      )
      return list.length > 0 ? [[tenant_id, list] as const] : []
    }),
  )
  return openPaymentProvider({
    prices,
    // The wallet's page takes rupees alone.
    wallets: world.tenants.flatMap(({ tenant_id, sale }) =>
      sale?.plans.some(({ currency }) => currency === 'PKR') === true ? [tenant_id] : [],
    ),
    clock: () => new Date(),
    port: port === 0 ? 0 : await freePortFrom(port + 2),
    hookOf: (tenant_id, gateway) => ({
      url: `http://localhost:${listensOn()}/api/payment/hooks/${gateway}`,
      host: hosts.get(tenant_id) ?? 'localhost',
    }),
    warn: (about, words) => logger.warn(about, words),
  })
}
