import { systemOf } from '@maktab/domain/downloads/devices'
import type { Application } from '@maktab/offline/surroundings'
import { platformOf } from '#browser/platform.ts'

/** What the school is told of a page's application. A packaged one writes its version into the page's root. */
export function applicationOf(page: Pick<Document, 'documentElement'>): Application {
  return {
    platform: platformOf(page),
    system: systemOf(navigator.userAgent, navigator.maxTouchPoints),
    app_version: page.documentElement.dataset['version'] ?? builtVersion,
  }
}

/** As `apps/web/vite.config.ts` writes it; while developing there is none. */
const builtVersion = (import.meta.env as { readonly MAKTAB_VERSION?: string }).MAKTAB_VERSION ?? 'development'

/** Which build a worker is of: its file is named by what stands in it, so each change of the store has another name. */
export function withBuild({ app_version, ...application }: Application, address: string): Application {
  const [, build] = /-([\w-]{8})\.js$/.exec(address) ?? []
  return { ...application, app_version: build === undefined ? app_version : `${app_version} (${build})`.slice(0, 40) }
}
