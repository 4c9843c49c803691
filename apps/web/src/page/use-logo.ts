import { useTenant } from '#calls/use-tenant.ts'

/** The tenant's logo for the ground that the page has when it is drawn; undefined where it has none. */
export function useLogo(): string | undefined {
  const { navbar_logo, navbar_logo_dark } = useTenant()
  const { theme } = document.documentElement.dataset
  const isOnDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  return (isOnDark && navbar_logo_dark) || (navbar_logo ?? undefined)
}
