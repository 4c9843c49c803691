/** The web app manifest of a tenant. */
import fs from 'node:fs'
import path from 'node:path'
import type { TenantPage } from '#pages/tenant-page.ts'

export interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose: 'any' | 'maskable'
}

/** The build's icons: `icons/icon-<pixels>.png` and `icons/maskable-<pixels>.png`. */
export function readIcons(webFolder: string): readonly Icon[] {
  const folder = path.join(webFolder, 'icons')
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .sort()
    .flatMap((file): Icon[] => {
      const [, kind, pixels] = /^(icon|maskable)-(\d+)\.png$/.exec(file) ?? []
      if (!kind || !pixels) return []
      return [
        {
          src: `/icons/${file}`,
          sizes: `${pixels}x${pixels}`,
          type: 'image/png',
          purpose: kind === 'icon' ? 'any' : 'maskable',
        },
      ]
    })
}

export function manifestOf(page: TenantPage, icons: readonly Icon[]): object {
  return {
    id: '/',
    name: page.name,
    short_name: page.name.length <= 12 ? page.name : (page.name.split(' ')[0] ?? page.name),
    description: page.description,
    lang: page.lang,
    dir: page.direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: page.themeColor,
    background_color: page.backgroundColor,
    icons,
  }
}
