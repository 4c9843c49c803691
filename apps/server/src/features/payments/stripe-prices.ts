/** Prices and products of an account at Stripe, read at most once an hour. */
import type { StripePrice } from '@maktab/domain/payments/stripe'
import { priceOf, type StripeApi } from '#features/payments/stripe-api.ts'

export interface StripeProduct {
  readonly id: string
  readonly title: string
  readonly prices: readonly { readonly stripe_price_id: string; readonly price: StripePrice }[]
}

const keptMs = 3_600_000
/** As many as one page of Stripe's has; a tenant sells 24 plans at most. */
const mostPrices = 100

export function openPriceLists() {
  const kept = new Map<number, { readonly until: number; readonly products: readonly StripeProduct[] }>()
  return {
    async read(stripe: StripeApi, tenant_id: number, now: Date): Promise<readonly StripeProduct[]> {
      const known = kept.get(tenant_id)
      if (known && known.until > now.getTime()) return known.products
      const { data } = await stripe.prices.list({ active: true, limit: mostPrices, expand: ['data.product'] })
      const products = new Map<string, { title: string; prices: StripeProduct['prices'][number][] }>()
      for (const one of data) {
        if (typeof one.product === 'string') continue
        const { id, name = '' } = one.product
        const product = products.get(id) ?? { title: name, prices: [] }
        product.prices.push({ stripe_price_id: one.id, price: priceOf(one) })
        products.set(id, product)
      }
      const list = [...products].map(([id, product]) => ({ id, ...product }))
      kept.set(tenant_id, { until: now.getTime() + keptMs, products: list })
      return list
    },
  }
}
