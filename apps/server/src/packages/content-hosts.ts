/**
 * Hosts that show packages. A package brings scripts that nobody here wrote, so each has an origin of its own, where it finds no
 * session, no call and no other package (docs/decisions/0063-a-package-has-an-origin-of-its-own.md).
 */
import { createHash } from 'node:crypto'

/** How a browser reached a page of the application, or a call. */
export interface Reached {
  /** `http` or `https`. */
  readonly protocol: string
  /** With its port. */
  readonly host: string
}

export interface ContentHosts {
  /** Origin of one tenant's package for a browser that reached the application so; undefined where no such name can exist, as below a bare address. */
  originOf(reached: Reached, tenant_id: number, package_sha256: string): string | undefined
  /** What covers the origins of all packages in a policy: `http://*.content.localhost:8080`. */
  sourceOf(reached: Reached): string | undefined
  /** The first label of a host that shows packages; undefined for a host of the application. */
  labelOf(host: string): string | undefined
}

/** `content.{host}` (below the host of the application) or `packages.example` (of their own), the latter with a port if it has one. */
export const contentHostShape = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?:\.\{host\}|(?::\d{1,5})?)$/

/** 160 bits, which no two packages of any tenant share; a whole SHA-256 is longer than a label of a name may be. */
export function labelOfPackage(tenant_id: number, package_sha256: string): string {
  return createHash('sha256').update(`${tenant_id}.${package_sha256}`).digest('hex').slice(0, 40)
}

/** `pattern` is of `contentHostShape`. */
export function openContentHosts(pattern: string): ContentHosts {
  const hostBelow = ({ host }: Reached): string | undefined => {
    if (!pattern.endsWith('{host}')) return pattern
    return isBareAddress(host) ? undefined : pattern.replace('{host}', host.toLowerCase())
  }
  const own = pattern.replace('{host}', '').replace(/:\d+$/, '')
  return {
    originOf(reached, tenant_id, package_sha256) {
      const host = hostBelow(reached)
      return host && `${reached.protocol}://${labelOfPackage(tenant_id, package_sha256)}.${host}`
    },
    sourceOf(reached) {
      const host = hostBelow(reached)
      return host && `${reached.protocol}://*.${host}`
    },
    labelOf(host) {
      const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
      const isOurs = pattern.endsWith('{host}') ? `.${name}`.includes(`.${own}`) : `.${name}`.endsWith(`.${own}`)
      return isOurs ? (name.split('.')[0] ?? '') : undefined
    },
  }
}

/** Nothing can stand below an address of a machine. */
function isBareAddress(host: string): boolean {
  return host.startsWith('[') || /^\d+(?:\.\d+){3}(?::\d+)?$/.test(host)
}
