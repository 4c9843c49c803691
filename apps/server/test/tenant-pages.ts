/** The pages of two tenants, 1 and 4, at `1.example` and `4.example`, as the server answers them. */
import { standingConfiguration } from '@maktab/domain/tenants/standing-configuration'
import { findTenantPageIn } from '../src/features/tenants/tenant-page.ts'
import { appInTest, type AppInTest } from './app.ts'

type Finding = Parameters<typeof findTenantPageIn>[0]

const tenant = (id: number) => ({
  ...standingConfiguration(id),
  id,
  name: `Tenant ${id}`,
  domain_name: `${id}.example`,
})

/** `publisher`: whose looks a page may be forced into. What is not named no tenant has. Call `close` in `afterAll`. */
export async function pagesInTest({
  publisher,
  captcha,
  paymentSettings,
  ...own
}: { readonly publisher: number } & Partial<Pick<Finding['tenants'], 'embeddingOrigins' | 'analytics'>> &
  Pick<Finding, 'captcha' | 'paymentSettings'>): Promise<Pick<AppInTest, 'app' | 'close'>> {
  const web = await appInTest({}, { 'index.html': '<!--boot-->', 'assets/main-1.js': 'self' })
  const byHost = new Map([
    ['1.example', tenant(1)],
    ['4.example', tenant(4)],
  ])
  const findTenantPage = findTenantPageIn({
    tenants: {
      tenantOf: () => 1,
      find: () => undefined,
      configurationFor: (host) => byHost.get(host),
      embeddingOrigins: () => [],
      analytics: () => null,
      publisher: () => tenant(publisher),
      isEmpty: () => false,
      ...own,
    },
    isDemonstration: false,
    captcha,
    ...(paymentSettings && { paymentSettings }),
  })
  const running = await appInTest({ pages: { webFolder: `${web.folder}/web`, findTenantPage } })
  return { app: running.app, close: async () => void (await Promise.all([running.close(), web.close()])) }
}
