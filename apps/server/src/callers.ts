/** By what a caller without a token is known. */

/**
 * The address, as limits count it. Whoever has an IPv6 address has 2^64 of them: the first half of it counts. An IPv4
 * address in the clothes of IPv6 is what it is.
 */
export function callerOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!ip.includes(':')) return ip
  const [before = '', after] = ip.toLowerCase().split('%', 1)[0]!.split('::')
  const groups = before === '' ? [] : before.split(':')
  const last = after === undefined || after === '' ? [] : after.split(':')
  const whole =
    after === undefined
      ? groups
      : [...groups, ...Array.from({ length: 8 - groups.length - last.length }, () => '0'), ...last]
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
