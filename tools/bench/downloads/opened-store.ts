/** The built store in a page of the bench. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { OfflinePort } from '@maktab/client/offline-port'

export interface BenchWindow extends Window {
  store?: OfflinePort
}

/** Opens the built store as the application does, from the script that the build made of it. */
export async function openStore(
  page: Page,
  given: { readonly address: string; readonly bearer: string; readonly owner: Parameters<OfflinePort['open']>[0] },
): Promise<void> {
  const manifest = JSON.parse(readFileSync('apps/web/dist/.vite/manifest.json', 'utf8')) as Record<
    string,
    { readonly file: string }
  >
  const script = manifest['src/worker/store-port.ts']?.file
  if (script === undefined) throw new Error('The build holds no store')
  await page.evaluate(
    async ({ address, bearer, owner, script: file }) => {
      const { createStorePort } = (await import(`${address}/${file}`)) as {
        createStorePort(needs: object): Promise<OfflinePort | undefined>
      }
      const store = await createStorePort({
        base: `${address}/api/`,
        learningBase: `${address}/api/`,
        device_id: localStorage.getItem('maktab.device'),
        authorise: async () => ({ auth_token: bearer }),
      })
      if (!store) throw new Error('This browser keeps nothing')
      await store.open(owner)
      ;(window as BenchWindow).store = store
    },
    { ...given, script },
  )
}
