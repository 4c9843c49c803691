/** Zones of the schools that this is made for stand first. */
const usualZones = ['Asia/Kabul', 'Asia/Karachi']

/** Every time zone that the browser knows, by its name in the list of IANA; `own` before all. */
export function timeZonesWith(own: string): readonly string[] {
  return [...new Set([...(own === '' ? [] : [own]), ...usualZones, ...Intl.supportedValuesOf('timeZone')])]
}
