/**
 * The page follows its address, and links change the address without loading the page anew. Addresses are known whole
 * (`addresses.ts`), but for an id that may stand at the end (`/:id?`), so there is little to match but the text.
 */
import { asListed } from '@maktab/domain/tenants/page-policies'
import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'

/** Another object after each step, also where it leads to the same address again. */
interface Location {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** Where the address stands and its history is kept. Addresses begin with the path. */
export interface AddressBar {
  current(): string
  push(address: string): void
  replace(address: string): void
  /** Called when somebody goes back or forth. */
  onStep(listener: () => void): () => void
}

interface Step {
  /** Puts the address in place of the current one. */
  readonly replace?: boolean
}

interface Routing {
  readonly location: Location
  readonly navigate: (to: string, step?: Step) => void
  readonly current: () => Location
}

const RoutingContext = createContext<Routing | undefined>(undefined)

const browserBar: AddressBar = {
  current: () => location.pathname + location.search + location.hash,
  push: (address) => history.pushState(null, '', address),
  replace: (address) => history.replaceState(null, '', address),
  onStep(listener) {
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  },
}

/** The address of what stands within; that of the browser, unless a test brings its own. */
export function Router({ bar = browserBar, children }: { readonly bar?: AddressBar; readonly children: ReactNode }) {
  const [location, setLocation] = useState(() => readAddress(bar.current()))
  // What is shown stays until what follows can be drawn.
  const follow = useCallback(() => startTransition(() => setLocation(readAddress(bar.current()))), [bar])
  useLayoutEffect(() => bar.onStep(follow), [bar, follow])
  const navigate = useCallback(
    (to: string, { replace = false }: Step = {}) => {
      if (replace) bar.replace(to)
      else bar.push(to)
      follow()
    },
    [bar, follow],
  )
  const routing = useMemo<Routing>(
    () => ({ location, navigate, current: () => readAddress(bar.current()) }),
    [location, navigate, bar],
  )
  return <RoutingContext value={routing}>{children}</RoutingContext>
}

function readAddress(address: string): Location {
  const { pathname, search, hash } = new URL(address, document.baseURI)
  return { pathname, search, hash }
}

/** The end of a listed address that may be followed by an id. */
export const anyId = '/:id?'

/** Whether a path is the address listed: neither capitals nor a slash at the end matter, nor the id where one may follow. */
export function isAt(listed: string, pathname: string): boolean {
  const path = asListed(pathname)
  if (!listed.endsWith(anyId)) return asListed(listed) === path
  const bare = asListed(listed.slice(0, -anyId.length))
  return path === bare || path.slice(0, path.lastIndexOf('/')) === bare
}

function useRouting(): Routing {
  const routing = useContext(RoutingContext)
  if (routing === undefined) throw new Error('An address needs a Router around it')
  return routing
}

export function useLocation(): Location {
  return useRouting().location
}

export function useNavigate(): Routing['navigate'] {
  return useRouting().navigate
}

type Search = URLSearchParams | Readonly<Record<string, string>>

/** What the address asks for, and how to ask for something else on the same path. */
export function useSearchParams() {
  const { location, navigate, current } = useRouting()
  const params = useMemo(() => new URLSearchParams(location.search), [location.search])
  const change = useCallback(
    (next: Search | ((now: URLSearchParams) => Search), step?: Step) => {
      const { pathname, search } = current()
      const wanted = new URLSearchParams(
        typeof next === 'function' ? next(new URLSearchParams(search)) : next,
      ).toString()
      navigate(wanted === '' ? pathname : `${pathname}?${wanted}`, step)
    },
    [navigate, current],
  )
  return [params, change] as const
}

/** Goes to another address as soon as it is drawn. */
export function Navigate({ to, replace = false }: { readonly to: string } & Step) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace }), [navigate, to, replace])
  return null
}

interface LinkProps extends Step, Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string
}

/** A link to an address of the application. Whoever wants it in another tab, or as a file, gets that from the browser. */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  const { navigate, current } = useRouting()
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    const isOfBrowser = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
    const leavesPage = rest.download !== undefined || (rest.target !== undefined && rest.target !== '_self')
    if (event.defaultPrevented || isOfBrowser || leavesPage) return
    event.preventDefault()
    const { pathname, search, hash } = current()
    // The same address once more is no further step back.
    navigate(to, { replace: replace || to === pathname + search + hash })
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}
