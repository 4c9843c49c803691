/** Accounts at providers, by tenant: they stand in the environment and nowhere else. */
import { walletMode } from '@maktab/contracts/payments/wallet'
import * as z from 'zod'

const address = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })

export const WalletSettings = z.object({
  /** Where the form is posted to, and where a payment is asked after. */
  post_url: address,
  inquiry_url: address,
  merchant_id: z.string().min(1).max(50),
  password: z.string().min(1).max(50),
  integrity_salt: z.string().min(8).max(100),
  modes: z.array(walletMode).min(1).default(['MWALLET']),
  /** Whether empty fields are left out of the hash; the first real account tells. */
  hash_skips_empty: z.boolean().default(true),
})
export type WalletSettings = z.infer<typeof WalletSettings>

export const StripeSettings = z.object({
  secret_key: z.string().regex(/^[sr]k_\w+$/, 'must be a secret key, sk_…'),
  webhook_secret: z.string().regex(/^whsec_\w+$/, 'must be the secret of the webhook, whsec_…'),
  /** Where the API is asked instead of at Stripe: the demonstration and tests. */
  api: z
    .object({ protocol: z.enum(['http', 'https']), host: z.string().min(1), port: z.int().min(1).max(65_535) })
    .optional(),
})
export type StripeSettings = z.infer<typeof StripeSettings>

export const PaymentSettings = z.record(
  z.string().regex(/^\d+$/),
  z.object({ wallet: WalletSettings.optional(), stripe: StripeSettings.optional() }),
)
export type PaymentSettings = z.infer<typeof PaymentSettings>

export const walletOf = (settings: PaymentSettings, tenant_id: number): WalletSettings | undefined =>
  settings[String(tenant_id)]?.wallet
