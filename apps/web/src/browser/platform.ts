/** What the page runs in. A packaged application writes its kind into the page's root as `data-platform`; a browser's page has none. */
export type Platform = 'web' | 'mobile' | 'desktop'

export function platformOf(page: Pick<Document, 'documentElement'>): Platform {
  const named = page.documentElement.dataset['platform']
  return named === 'mobile' || named === 'desktop' ? named : 'web'
}

/** The utility that patches offline servers of schools is packaged with `data-patching` on its page's root. */
export function isPatchingModeOf(page: Pick<Document, 'documentElement'>): boolean {
  return page.documentElement.dataset['patching'] !== undefined
}
